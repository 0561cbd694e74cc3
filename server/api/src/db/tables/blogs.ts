import type { Post } from '@cpal/assistant/post';
import {
  type PostProblem,
  type Theme,
  type Voice,
  addressForms,
  postStates,
} from '@cpal/shared/contract/blogs/blog';
import { blogSystems } from '@cpal/shared/contract/blogs/systems';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { moment, oneOf } from './columns';

/** The voice of a blog, but for the form of address, which is a column. */
export type KeptVoice = Omit<Voice, 'address_form'>;

/** Another account proved that the place is theirs, or the proof was gone for many nights. */
const lostClaims = ['proof_gone', 'taken_over'] as const;

export type LostClaim = (typeof lostClaims)[number];

/** The blogs that members added. */
export const blogs = pgTable(
  'blogs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where it begins, without query and fragment. */
    url: text('url').notNull(),
    /** As `normalizeDomain` gives it. */
    domain: text('domain').notNull(),
    /** What of the domain is the blog's: `/` for all of it, else such as `/blog/`. */
    path: text('path').notNull().default('/'),
    name: text('name').notNull(),
    /** In the meta tag and the file. */
    verificationToken: text('verification_token').notNull(),
    /** Null until the tag, the file or the snippet was found. */
    verifiedAt: moment('verified_at'),
    /** When the proof is looked for again; null while the blog is not verified. */
    claimDueAt: moment('claim_due_at'),
    /** When it was last looked for: other claims of the host wait a while after that. */
    claimCheckedAt: moment('claim_checked_at'),
    /** Nights in a row in which the blog could be read and no proof was there. */
    claimMissed: integer('claim_missed').notNull().default(0),
    /** Why a blog that was verified is not any longer; null for all others. */
    claimLost: text('claim_lost', { enum: lostClaims }),
    language: text('language'),
    /** What it was found to run on when it was added. */
    system: text('system', { enum: blogSystems }),
    voice: jsonb('voice').notNull().$type<KeptVoice>(),
    /** How readers are addressed; a part of the voice. */
    addressForm: text('address_form', { enum: addressForms }).notNull().default('informal'),
    theme: jsonb('theme').notNull().$type<Theme>(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** Since when it is being read; null while it is not. */
    readingStartedAt: moment('reading_started_at'),
    /** Until then one process has it running, its list or one of its posts. */
    leasedUntil: moment('leased_until'),
    /** When its list of posts is looked at next; its reader moves this forward first. */
    readDueAt: moment('read_due_at').notNull(),
    /** No other request goes to it before then. */
    nextRequestAt: moment('next_request_at').notNull(),
    /** Failed looks at its list of posts, one after the other. */
    attempts: integer('attempts').notNull().default(0),
    /** Why its list of posts could not be read the last time. */
    problem: jsonb('problem').$type<PostProblem>(),
    /** Which problems of the last reading its member was told, by post and code. */
    toldProblems: text('told_problems').array(),
    /** The first day of the month in which its member was last told what readers ask. */
    toldMonth: date('told_month'),
    /** When a reader first and last opened the assistant on it. */
    firstSeenLiveAt: moment('first_seen_live_at'),
    seenLiveAt: moment('seen_live_at'),
  },
  (table) => [
    uniqueIndex('blogs_user_place').on(table.userId, table.domain, table.path),
    uniqueIndex('blogs_verified_place')
      .on(table.domain, table.path)
      .where(sql`${table.verifiedAt} is not null`),
    index('blogs_domain').on(table.domain),
    oneOf(table.claimLost, lostClaims),
    oneOf(table.addressForm, addressForms),
    oneOf(table.system, blogSystems),
    index('blogs_claim_due').on(table.claimDueAt),
    index('blogs_read_due').on(table.readDueAt),
  ],
);

/** The one-time code with which a blog's plugin connects, and what came of it. */
export const connections = pgTable(
  'connections',
  {
    /** A new code takes the place of the one before. */
    blogId: uuid('blog_id')
      .primaryKey()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    /** SHA-256 in hex; the code itself is stored nowhere. */
    hash: text('hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the plugin exchanged it; null before. */
    usedAt: moment('used_at'),
    /** When the plugin's tag is looked for next; null before the exchange and behind the last look. */
    checkDueAt: moment('check_due_at'),
    /** Looks that found no tag. */
    attempts: integer('attempts').notNull().default(0),
    /** What the last of them found instead, in a blogger's words. */
    problem: text('problem'),
  },
  (table) => [
    uniqueIndex('connections_hash').on(table.hash),
    index('connections_expires').on(table.expiresAt, table.blogId),
    index('connections_check_due').on(table.checkDueAt),
  ],
);

/** The posts of a blog, as they were last read. */
export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    blogId: uuid('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    /** The canonical address. */
    url: text('url').notNull(),
    title: text('title').notNull(),
    image: text('image'),
    /** The name under which its small picture is served; nobody guesses it. Null: it has none. */
    picture: text('picture'),
    state: text('state', { enum: postStates }).notNull(),
    problems: jsonb('problems').notNull().default([]).$type<PostProblem[]>(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** What the assistant read; null before. */
    content: jsonb('content').$type<Post>(),
    /** Of the content: answers made from it are kept no longer. */
    contentHash: text('content_hash'),
    readAt: moment('read_at'),
    /** The version of the reader that read it; null if that was not written down yet. */
    readWith: integer('read_with'),
    /** What the blog's list said of its last change when it was read. */
    listedAs: text('listed_as'),
    /** What the page itself said of its last change, to ask for changes alone. */
    lastModified: text('last_modified'),
    etag: text('etag'),
    /** When it is read next; its reader moves this forward first. Null: when the list says so. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('posts_blog_url').on(table.blogId, table.url),
    index('posts_due').on(table.dueAt),
    oneOf(table.state, postStates),
    index('posts_blog_due').on(table.blogId, table.dueAt),
    index('posts_blog_created').on(table.blogId, table.createdAt, table.id),
    uniqueIndex('posts_picture').on(table.picture),
  ],
);

/** The small pictures of posts, made once of the images that their pages name. */
export const pictures = pgTable(
  'pictures',
  {
    postId: uuid('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    blogId: uuid('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    /** The address of the image. */
    source: text('source').notNull(),
    /** WebP in base64; null before, and where no picture came of the image. */
    body: text('body'),
    /** What the image said of its last change, to ask for changes alone. */
    lastModified: text('last_modified'),
    etag: text('etag'),
    /** When the image is fetched next; its reader moves this forward first. Null: once the post has changed. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('pictures_due').on(table.dueAt),
    index('pictures_blog_due').on(table.blogId, table.dueAt),
  ],
);
