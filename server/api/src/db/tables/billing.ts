import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { moment, seconds } from './columns';

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
    /** In the currency's minor unit: cents, but whole yen. */
    amountDue: integer('amount_due').notNull(),
    /** Three letters, in lower case as Stripe writes them. */
    currency: text('currency').notNull().default('usd'),
    status: text('status'),
    hostedInvoiceUrl: text('hosted_invoice_url'),
    /** Where the invoice is as a file. */
    invoicePdf: text('invoice_pdf'),
    /** Cents, within the total. */
    tax: integer('tax').notNull().default(0),
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

/** Which notices about an object of Stripe were queued, so that none is queued twice. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    /** The kind of the mail and the object's id. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    index('billing_notices_user').on(table.userId),
    index('billing_notices_at').on(table.at, table.id),
  ],
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
    index('checkouts_user').on(table.userId),
    index('checkouts_created').on(table.createdAt, table.id),
    uniqueIndex('checkouts_one_open')
      .on(table.userId)
      .where(sql`${table.isOpen}`),
  ],
);

/**
 * Subscriptions that were bought next to another one of the same member. A row is there before anything
 * is canceled, so that whatever is interrupted is completed.
 */
export const duplicatePurchases = pgTable(
  'duplicate_purchases',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    planName: text('plan_name').notNull(),
    keptSubscriptionId: text('kept_subscription_id').notNull(),
    keptPlanName: text('kept_plan_name').notNull(),
    foundAt: moment('found_at').notNull(),
    /** What was paid back, in the currency's minor unit; null until `settledAt`. */
    refunded: integer('refunded'),
    currency: text('currency').notNull().default('usd'),
    /** When it was canceled and paid back; null while that is still to be done. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('duplicate_purchases_user').on(table.userId),
    index('duplicate_purchases_settled').on(table.settledAt, table.subscriptionId),
  ],
);

/**
 * The webhook events that may change what we have; the queue of the worker. An event is to be handled
 * while it has no `handledAt` and a `dueAt`. One with neither was given up.
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
    index('stripe_events_received').on(table.receivedAt, table.id),
  ],
);
