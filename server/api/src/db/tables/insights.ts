import type { Memory } from '@cpal/assistant/engine';
import type { Turn } from '@cpal/assistant/model';
import type { GroupSample } from '@cpal/assistant/insights';
import { sql } from 'drizzle-orm';
import {
  type ExtraConfigColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { affiliateLinks } from './assistant';
import { moment } from './columns';
import { isRare, isRareUntold } from './due-conditions';
import { ofBlog, ofPost } from './owners';

/** What is counted of questions; only the job that counts writes it. */
const sums = () => ({
  day: date('day').notNull(),
  questions: integer('questions').notNull(),
  visitors: integer('visitors').notNull(),
  /** There was no answer at all. */
  unanswered: integer('unanswered').notNull(),
  /** The post lacked it, and general cooking knowledge answered. */
  general: integer('general').notNull().default(0),
  helpful: integer('helpful').notNull(),
  unhelpful: integer('unhelpful').notNull(),
});

type Summed = Record<keyof ReturnType<typeof sums>, ExtraConfigColumn>;

/**
 * What an index has that insights are read from alone: days are stored as they come, so each row of a
 * group's days lies in a page of its own.
 */
const summed = ({ day, questions, visitors, unanswered, general, helpful, unhelpful }: Summed) =>
  [day, questions, visitors, unanswered, general, helpful, unhelpful] as const;

/** The same of a blog or a post, and what is counted of them next to that. */
const placeSums = () => ({
  ...sums(),
  conversations: integer('conversations').notNull(),
  /** Questions by hour of the day, UTC: 24 numbers. */
  hours: integer('hours').array().notNull(),
  /** Questions by language. */
  languages: jsonb('languages').notNull().$type<Record<string, number>>(),
});

/** Questions of readers under one post that mean the same. */
export const questionGroups = pgTable(
  'question_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    blogId: ofBlog(),
    postId: ofPost(),
    intent: text('intent').notNull(),
    /** What they ask about within the intent, sorted; null if only their words tell. */
    topic: text('topic'),
    /** How often each stem was in a question of it. */
    stems: jsonb('stems').notNull().$type<Record<string, number>>(),
    /** Some of the questions; they go with the words of all messages. */
    samples: jsonb('samples').notNull().$type<GroupSample[]>(),
    /** When the oldest sample was asked; null without samples. */
    sampledAt: moment('sampled_at'),
    /** A reader's question that stands for all; null below the fewest visitors that are shown. */
    label: text('label'),
    /** Of all days. */
    visitors: integer('visitors').notNull(),
    /** How much it was asked of late, and how much of that in vain; see `trendScore.ts`. */
    trendScore: doublePrecision('heat').notNull(),
    unansweredTrend: doublePrecision('gap_heat').notNull(),
    lastAskedAt: moment('last_asked_at').notNull(),
  },
  (table) => [
    index('question_groups_blog').on(table.blogId),
    index('question_groups_blog_heat')
      .on(table.blogId, table.trendScore)
      .where(sql`${table.label} is not null`),
    index('question_groups_blog_gap')
      .on(table.blogId, table.unansweredTrend)
      .where(sql`${table.label} is not null`),
    index('question_groups_post_heat').on(table.postId, table.trendScore),
    index('question_groups_topic').on(table.postId, table.intent, table.topic),
    index('question_groups_last_asked').on(table.lastAskedAt),
    index('question_groups_sampled').on(table.sampledAt),
    index('question_groups_rare').on(table.lastAskedAt, table.id).where(isRare),
    index('question_groups_rare_untold').on(table.sampledAt, table.id).where(isRareUntold),
  ],
);

export const groupDays = pgTable(
  'group_days',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => questionGroups.id, { onDelete: 'cascade' }),
    ...sums(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.day] }),
    index('group_days_sums').on(table.groupId, ...summed(table)),
    index('group_days_day').on(table.day, table.groupId),
  ],
);

export const postDays = pgTable(
  'post_days',
  { postId: ofPost(), blogId: ofBlog(), ...placeSums() },
  (table) => [
    primaryKey({ columns: [table.postId, table.day] }),
    index('post_days_blog').on(table.blogId, table.day),
    index('post_days_sums').on(table.blogId, ...summed(table), table.postId),
    index('post_days_day').on(table.day, table.postId),
  ],
);

export const blogDays = pgTable(
  'blog_days',
  {
    blogId: ofBlog(),
    ...placeSums(),
    /** Whether what was counted was simulated. */
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.blogId, table.day] }),
    index('blog_days_day').on(table.day, table.blogId),
  ],
);

/**
 * What was counted already that is counted once: the visitors of a blog, of each of its posts and of
 * each group, and the conversations of blog and post. A visitor's hash is another one every day, so a row is needed for two days at most.
 */
export const countedOnce = pgTable(
  'counted_once',
  {
    /** A visitor or a conversation. */
    who: text('who').notNull(),
    /** A blog, a post or a group. */
    scope: uuid('scope').notNull(),
    blogId: ofBlog(),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.who, table.scope] }),
    index('counted_once_counted').on(table.countedAt),
    index('counted_once_blog').on(table.blogId),
  ],
);

/** How often an affiliate link was shown and followed. */
export const linkDays = pgTable(
  'link_days',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => affiliateLinks.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    shown: integer('shown').notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.day] }),
    index('link_days_day').on(table.day, table.linkId),
  ],
);

/** How often readers went on from a post, to related ones or by affiliate links. */
export const postClicks = pgTable(
  'post_clicks',
  {
    postId: ofPost(),
    blogId: ofBlog(),
    day: date('day').notNull(),
    related: integer('related').notNull(),
    links: integer('links').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.day] }),
    index('post_clicks_blog').on(table.blogId, table.day),
    index('post_clicks_day').on(table.day, table.postId),
  ],
);

/** A trial is no reader's: it keeps its last exchanges in one place. */
type TrialMemory = Memory & { turns?: Turn[] };

/** What a blogger who tries the assistant has said; kept for an hour. */
export const trials = pgTable(
  'trials',
  {
    id: uuid('id').primaryKey(),
    blogId: ofBlog(),
    postId: ofPost(),
    memory: jsonb('memory').notNull().$type<TrialMemory>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('trials_blog').on(table.blogId),
    index('trials_post').on(table.postId),
    index('trials_expires').on(table.expiresAt),
  ],
);
