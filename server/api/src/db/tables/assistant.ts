import type { Memory } from '@cpal/assistant/engine';
import type { AnswerTrace } from '@cpal/shared/contract/assistant/answer-trace';
import { type Source, tiers } from '@cpal/shared/contract/assistant/assistant';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { posts } from './blogs';
import { moment, oneOf } from './columns';
import { hasMemory, hasWords } from './due-conditions';
import { licenses } from './licenses';
import { ofBlog } from './owners';

/** A blogger's own answers. */
export const houseAnswers = pgTable(
  'house_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    blogId: ofBlog(),
    /** Null: for all posts. */
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('house_answers_blog').on(table.blogId),
    index('house_answers_post').on(table.postId),
  ],
);

/** Links that are shown where an answer mentions a keyword. */
export const affiliateLinks = pgTable(
  'affiliate_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    blogId: ofBlog(),
    keywords: text('keywords').array().notNull(),
    label: text('label').notNull(),
    url: text('url').notNull(),
    isActive: boolean('is_active').notNull(),
    clicks: integer('clicks').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('affiliate_links_blog').on(table.blogId)],
);

/** A reader's questions under one post, one after the other. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    blogId: ofBlog(),
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    /** A hash of address and browser with the day's salt: it tells visitors of one day apart. */
    visitor: text('visitor').notNull(),
    memory: jsonb('memory').notNull().$type<Memory>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('conversations_blog').on(table.blogId, table.createdAt),
    index('conversations_post').on(table.postId, table.createdAt),
    // Of other columns than the next one, which the planner could not tell apart by their cost.
    index('conversations_created').on(table.createdAt),
    index('conversations_memory').on(table.createdAt, table.id).where(hasMemory),
  ],
);

/** What a conversation on the landing page was about, without who had it; kept for a quarter of an hour. */
export const demoConversations = pgTable(
  'demo_conversations',
  {
    id: uuid('id').primaryKey(),
    memory: jsonb('memory').notNull().$type<Memory>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('demo_conversations_expires').on(table.expiresAt, table.id)],
);

const countedRatings = ['false', 'none', 'true'] as const;

/** Questions with their answers; addresses, numbers and names are taken out before. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    blogId: ofBlog(),
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    intent: text('intent').notNull(),
    tier: text('tier', { enum: tiers }).notNull(),
    language: text('language').notNull(),
    sources: jsonb('sources').notNull().$type<Source[]>(),
    isUnanswered: boolean('is_unanswered').notNull(),
    /** Null until the reader says so. */
    isHelpful: boolean('is_helpful'),
    createdAt: moment('created_at').notNull(),
    /** What it asks about within the intent, for its group; null from before it was kept. */
    topic: text('topic').array(),
    /** The affiliate links that were shown next to the answer. */
    linkIds: uuid('link_ids').array(),
    /** Simulated, for a demo blog. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** Of `question_groups`, once it is counted; null if it belongs to none. */
    groupId: uuid('group_id'),
    /** With which rating it is in the sums: `true`, `false` or `none`; null while it is not. */
    countedAs: text('counted_as', { enum: countedRatings }),
    /** How the answer came about; null from before it was kept, and once the words are gone. */
    trace: jsonb('trace').$type<AnswerTrace>(),
  },
  (table) => [
    index('messages_conversation').on(table.conversationId),
    oneOf(table.tier, tiers),
    oneOf(table.countedAs, countedRatings),
    index('messages_blog').on(table.blogId, table.createdAt),
    index('messages_post').on(table.postId),
    index('messages_to_count')
      .on(table.blogId, table.postId, table.createdAt)
      .where(sql`counted_as is distinct from coalesce(is_helpful::text, 'none')`),
    index('messages_words').on(table.createdAt, table.id).where(hasWords),
  ],
);

/** What a license's answers cost at the model, by day. */
export const modelUsage = pgTable(
  'model_usage',
  {
    licenseId: uuid('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
    /** Millionths of a dollar. */
    microdollars: bigint('microdollars', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.licenseId, table.day] })],
);

/** Of the day's visitors; with a day's salt gone, nobody can tell any longer who they were. */
export const visitorSalts = pgTable('visitor_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});
