import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a token in a link lets its reader do. */
export type LinkPurpose = 'password_reset' | 'verify_email';

export type MailKind = LinkPurpose | 'password_changed';

/** Seconds since the epoch, the form in which Stripe sends times and the wire wants them. */
const seconds = (name: string) => bigint(name, { mode: 'number' });

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Composed (NFC), trimmed and lower-cased, as the contract reads it. */
  email: text('email').notNull().unique(),
  emailVerifiedAt: moment('email_verified_at'),
  passwordHash: text('password_hash').notNull(),
  /** Null since the sign-up. A hash that is made again with other parameters does not count. */
  passwordChangedAt: moment('password_changed_at'),
  fullName: text('full_name').notNull(),
  company: text('company'),
  stripeCustomerId: text('stripe_customer_id').unique(),
  /** The customer that was deleted in Stripe; it makes the next creation's idempotency key new. */
  formerCustomerId: text('former_customer_id'),
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
    /** Browser and system, in words; null where the login did not say. */
    client: text('client'),
    /** The absolute end, however often it is refreshed. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
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
    purpose: text('purpose').notNull().$type<LinkPurpose>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('link_tokens_user_purpose').on(table.userId, table.purpose)],
);

/** The mails that are still to be sent; what they say is written when they are. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull().$type<MailKind>(),
    /** As it was typed, so perhaps nobody's. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Not before then; its sender moves this forward first, so that no other process sends it. */
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('mails_due').on(table.dueAt)],
);

export const licenses = pgTable(
  'licenses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    key: text('key').notNull().unique(),
    isActive: boolean('is_active').notNull(),
    /** Until then an inactive key still validates, because a new key replaced it. */
    graceUntil: moment('grace_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('licenses_user').on(table.userId),
    uniqueIndex('licenses_one_active')
      .on(table.userId, table.productId)
      .where(sql`${table.isActive}`),
  ],
);

/** The blogs on which a licence was activated. */
export const licenseDomains = pgTable(
  'license_domains',
  {
    licenseId: uuid('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    activatedAt: moment('activated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.licenseId, table.domain] })],
);

/** The mirror of one Stripe customer; see stripe/sync.ts for the two tickets. */
export const billingCustomers = pgTable('billing_customers', {
  id: text('id').primaryKey(),
  /** The card that the next invoice would be charged to. */
  defaultPaymentMethod: text('default_payment_method'),
  lastTicket: integer('last_ticket').notNull(),
  appliedTicket: integer('applied_ticket').notNull(),
});

const mirrored = () => ({
  id: text('id').primaryKey(),
  customerId: text('customer_id')
    .notNull()
    .references(() => billingCustomers.id, { onDelete: 'cascade' }),
  created: seconds('created').notNull(),
});

export const subscriptions = pgTable(
  'subscriptions',
  {
    ...mirrored(),
    status: text('status').notNull(),
    currentPeriodEnd: seconds('current_period_end').notNull(),
    planName: text('plan_name').notNull(),
    /** Cents per interval. */
    amount: integer('amount').notNull(),
    interval: text('interval').notNull(),
    cancelAt: seconds('cancel_at'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
  },
  (table) => [index('subscriptions_customer').on(table.customerId)],
);

export const invoices = pgTable(
  'invoices',
  {
    ...mirrored(),
    /** Cents. */
    amountDue: integer('amount_due').notNull(),
    status: text('status'),
    hostedInvoiceUrl: text('hosted_invoice_url'),
  },
  (table) => [index('invoices_customer').on(table.customerId)],
);

export const paymentMethods = pgTable(
  'payment_methods',
  {
    ...mirrored(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
  },
  (table) => [index('payment_methods_customer').on(table.customerId)],
);

/** Every checkout that we started; without a bearer it has an email and no user. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    priceId: text('price_id').notNull(),
    stripeSessionId: text('stripe_session_id').unique(),
    customerId: text('customer_id'),
    /** The one checkout of this user that may still be paid. */
    isOpen: boolean('is_open').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('checkouts_customer').on(table.customerId),
    uniqueIndex('checkouts_one_open')
      .on(table.userId)
      .where(sql`${table.isOpen}`),
  ],
);

/**
 * The webhook events that may change what we have; the queue of the worker. An event is to be handled
 * while it has no `handledAt` and a `dueAt`. One with neither was given up, or is the former release's.
 */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** The column's name is from when an event was handled as soon as it came. */
    receivedAt: moment('started_at').notNull(),
    handledAt: moment('handled_at'),
    /** Whom it is about, and which checkout; null once it is handled. */
    customerId: text('customer_id'),
    checkoutSessionId: text('checkout_session_id'),
    /** Not before then; later after each failure. */
    dueAt: moment('due_at'),
    /** Until then it is in one worker's hands, and its customer's other events wait. */
    leasedUntil: moment('leased_until'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('stripe_events_due')
      .on(table.dueAt)
      .where(sql`${table.handledAt} is null`),
  ],
);

/** What happened; rows outlive the account, hence no reference. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    userId: uuid('user_id'),
    event: text('event').notNull(),
    detail: jsonb('detail').notNull().$type<Record<string, string>>(),
  },
  (table) => [
    index('audit_log_user').on(table.userId, table.at),
    index('audit_log_at').on(table.at),
  ],
);

/** Counters of the rate limits; the names of the columns are the limiting library's. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit's name, and a keyed hash of whom it counts: no address or email is kept. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: moment('expire').notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
