import { type OptionalMail, optionalMails } from '@cpal/shared/contract/accounts/mails';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns';
import { isRevoked } from './due-conditions';

/** What a token in a link lets its reader do. */
const linkPurposes = ['password_reset', 'verify_email', 'change_email'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** Mails about what happened to a member's plan, keys or blogs. */
const noticeKinds = [
  ...optionalMails,
  'blog_claim',
  'blog_live',
  'duplicate_refunded',
  'payment_failed',
  'plan_ended',
  'plan_ends',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

const mailKinds = [
  ...linkPurposes,
  ...noticeKinds,
  'password_changed',
  'email_change_requested',
  'email_changed',
] as const;

export type MailKind = (typeof mailKinds)[number];

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** In its normal form (contract/fields.ts). */
  email: text('email').notNull().unique(),
  emailVerifiedAt: moment('email_verified_at'),
  /** The address that takes the place of `email` once it is confirmed; another account may have it. */
  pendingEmail: text('pending_email'),
  passwordHash: text('password_hash').notNull(),
  /** Null since the sign-up. A hash that is made again with other parameters does not count. */
  passwordChangedAt: moment('password_changed_at'),
  fullName: text('full_name').notNull(),
  company: text('company'),
  stripeCustomerId: text('stripe_customer_id').unique(),
  /** The customer that was deleted in Stripe, or gave way to another; it makes the next creation's idempotency key new. */
  formerCustomerId: text('former_customer_id'),
  /** Set by a change of the email, until the customer in Stripe has the new one. */
  isCustomerEmailStale: boolean('is_customer_email_stale').notNull().default(false),
  /** Which terms and privacy policy were accepted, and when; null before they were asked for. */
  legalVersion: text('legal_version'),
  legalAcceptedAt: moment('legal_accepted_at'),
  /** In the links that stop optional mails; null before the first of them was sent. */
  mailToken: text('mail_token'),
  /** The optional mails that this user does not want. */
  mutedMails: text('muted_mails').array().notNull().default([]).$type<OptionalMail[]>(),
  createdAt: moment('created_at').notNull(),
});

/** One login: the family of all refresh tokens that came of it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** The login or the last refresh; an open page refreshes every 15 minutes. */
    lastUsedAt: moment('last_used_at').notNull(),
    /** Browser and system, in words; null if the login did not say. */
    client: text('client'),
    /** The absolute end, however often it is refreshed. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt, table.id),
    index('sessions_last_used').on(table.lastUsedAt, table.id),
    index('sessions_revoked').on(table.revokedAt, table.id).where(isRevoked),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 in hex; the token itself is stored nowhere. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** When it was first exchanged for a new pair. */
    usedAt: moment('used_at'),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    index('refresh_tokens_expires').on(table.expiresAt),
  ],
);

/** What a link in a mail proves; it works once. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    /** SHA-256 in hex; the token itself is in the mail only. */
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('link_tokens_user_purpose').on(table.userId, table.purpose),
    index('link_tokens_expires').on(table.expiresAt, table.hash),
    oneOf(table.purpose, linkPurposes),
  ],
);

/** The mails that are still to be sent; what they say is written when they are. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** Perhaps nobody's, and perhaps in another spelling than the account's. */
    email: text('email').notNull(),
    /** Whom it is about, where the address need not be the account's; null: whose address it is. */
    userId: uuid('user_id'),
    /** What a notice is about, as it was then. */
    detail: jsonb('detail').notNull().default({}).$type<object>(),
    createdAt: moment('created_at').notNull(),
    /** Not before then; its sender moves this forward first, so that no other process sends it. */
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('mails_due').on(table.dueAt), oneOf(table.kind, mailKinds)],
);

/** Calls that members can send again with the same `Idempotency-Key`, and what they responded with. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A hash of the account, the call and the key. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the address and the body. */
    requestHash: text('request_hash').notNull(),
    /** Null while the call runs. */
    status: integer('status'),
    /** Sealed (kernel/seal.ts): it can hold a key, or the secret of a payment. */
    body: text('body'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('idempotency_keys_user').on(table.userId),
    index('idempotency_keys_at').on(table.at, table.id),
  ],
);
