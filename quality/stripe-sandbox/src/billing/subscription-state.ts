import { noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Subscription, SubscriptionItem } from '../stripe-types';

/** Of a subscription that nobody cancels. */
export const noCancellation = {
  comment: null,
  feedback: null,
  feedback_option: null,
  reason: null,
} as const;

/** Changes a subscription and records the event; nothing happens where nothing differs. */
export function changeSubscription(
  sandbox: Sandbox,
  before: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const { subscriptions } = sandbox.store;
  return sandbox.update('customer.subscription.updated', subscriptions, before, changes);
}

/**
 * Ends a subscription now.
 * @param reason why, in Stripe's words.
 */
export function endSubscription(
  sandbox: Sandbox,
  before: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const { invoices, subscriptions } = sandbox.store;
  for (const invoice of invoices.all()) {
    const isOpen = invoice.status === 'open' && invoice.next_payment_attempt !== null;
    if (isOpen && invoice.parent?.subscription_details?.subscription === before.id) {
      // A subscription that has ended is collected no more.
      invoices.put({ ...invoice, auto_advance: false, next_payment_attempt: null });
    }
  }
  const now = sandbox.now();
  return sandbox.record('customer.subscription.deleted', subscriptions, {
    ...before,
    status: 'canceled',
    canceled_at: before.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...(before.cancellation_details ?? noCancellation), reason },
  });
}

/**
 * Does with a subscription what the account wants where no card pays: ends it, or leaves it unpaid or
 * past due.
 */
export function stopCollecting(sandbox: Sandbox, subscription: Subscription): void {
  const { afterLastRetry: wanted } = sandbox;
  const status = wanted === 'cancel' ? 'past_due' : wanted;
  const changed = changeSubscription(sandbox, subscription, { status });
  if (wanted === 'cancel') endSubscription(sandbox, changed, 'payment_failed');
}

/** The one item that a subscription has here. */
export function getItem(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`subscription ${subscription.id} has no item`);
  return item;
}

/** Whether the subscription has come to its end and can change no more. */
export const hasEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** A subscription that can still change; as `Table.find`. */
export function livingSubscription(
  sandbox: Sandbox,
  id: string | undefined,
  param?: string,
): Subscription {
  const subscription = sandbox.store.subscriptions.find(id, param);
  // Stripe answers for an ended subscription as if it did not exist.
  if (hasEnded(subscription)) throw noSuch('subscription', subscription.id, param);
  return subscription;
}
