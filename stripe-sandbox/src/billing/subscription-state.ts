import { noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Subscription, SubscriptionItem } from '../stripe-types';

/** Changes a subscription and records the event; nothing happens where nothing differs. */
export function changeSubscription(
  sandbox: Sandbox,
  before: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const after = { ...before, ...changes };
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  sandbox.store.subscriptions.put(after);
  sandbox.emit('customer.subscription.updated', after, before);
  return after;
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
  const now = sandbox.now();
  const ended = sandbox.store.subscriptions.put({
    ...before,
    status: 'canceled',
    canceled_at: before.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  for (const invoice of sandbox.store.invoices.all()) {
    const waits = invoice.status === 'open' && invoice.next_payment_attempt !== null;
    if (waits && invoice.parent?.subscription_details?.subscription === before.id) {
      // Nobody tries to collect for a subscription that has ended.
      sandbox.store.invoices.put({ ...invoice, auto_advance: false, next_payment_attempt: null });
    }
  }
  sandbox.emit('customer.subscription.deleted', ended);
  return ended;
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
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`subscription ${subscription.id} has no item`);
  return item;
}

/** Whether the subscription has come to its end and can change no more. */
export function hasEnded(subscription: Subscription): boolean {
  return subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
}

/**
 * A subscription that can still change.
 * @param param as in `find`.
 */
export function livingSubscription(sandbox: Sandbox, id: string, param?: string): Subscription {
  const subscription = sandbox.store.subscriptions.get(id);
  // Stripe answers for an ended subscription as if it did not exist.
  if (subscription === undefined || hasEnded(subscription)) {
    throw noSuch('subscription', id, param);
  }
  return subscription;
}
