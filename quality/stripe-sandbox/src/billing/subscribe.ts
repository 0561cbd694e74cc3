import type { Decline } from '../cards/declines';
import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { Invoice, Price, Subscription, SubscriptionItem } from '../stripe-types';
import type { Presence } from './charge';
import { cardInCharge, collect } from './collect';
import { periodLine } from './invoice-line';
import { createInvoice } from './invoices';
import { periodEnd } from './period';
import { getItem, noCancellation } from './subscription-state';

/** What a caller says about a new subscription. */
type SubscriptionFields = Pick<Subscription, 'customer' | 'default_payment_method' | 'metadata'> &
  Partial<Pick<Subscription, 'automatic_tax'>>;

/** The legacy plan that Stripe shows next to every price. */
export function toLegacyPlan(price: Price): SubscriptionItem['plan'] {
  return {
    ...price.recurring,
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    livemode: false,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
  };
}

function newItem(subscription: string, price: Price, now: number): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd(now, now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toLegacyPlan(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** A subscription whose first period begins now and that waits for its first payment. */
function newSubscription(price: Price, fields: SubscriptionFields, now: number): Subscription {
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: noCancellation,
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [newItem(id, price, now)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
    ...fields,
  };
}

/**
 * Begins a subscription with its first invoice, which is charged.
 * @param presence whether the buyer could answer the bank.
 * @returns both, and why the card was rejected: null if the invoice is paid.
 */
export function subscribe(
  sandbox: Sandbox,
  price: Price,
  fields: SubscriptionFields,
  presence: Presence,
): { subscription: Subscription; invoice: Invoice; decline: Decline | null } {
  const { subscriptions } = sandbox.store;
  const now = sandbox.now();
  const started = newSubscription(price, fields, now);
  const invoice = createInvoice(sandbox, {
    customer: fields.customer,
    subscription: started,
    reason: 'subscription_create',
    lines: [periodLine(started, getItem(started))],
    since: now,
  });
  const billed = { ...started, latest_invoice: invoice.id };
  sandbox.record('customer.subscription.created', subscriptions, billed);
  const collected = collect(sandbox, invoice, cardInCharge(sandbox, billed), true, presence);
  return { subscription: subscriptions.find(billed.id), ...collected };
}
