import type { Sandbox } from '../sandbox';
import type { Subscription } from '../stripe-types';
import { expireSession } from './checkout-session';
import { cardFor, collect } from './collect';
import { voidInvoice } from './invoice-state';
import { renew } from './renew';
import { changeSubscription, endSubscription, hasEnded, getItem } from './subscription-state';

/** Something that happens by itself at a time, in seconds. */
interface Due {
  at: number;
  run: () => void;
}

/** An incomplete subscription expires after 23 hours, as Stripe's do. */
const incompleteLimit = 23 * 60 * 60;

function expire(sandbox: Sandbox, subscription: Subscription): void {
  const invoice = sandbox.store.invoices.get(subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') voidInvoice(sandbox, invoice);
  const ended_at = sandbox.now();
  changeSubscription(sandbox, subscription, { status: 'incomplete_expired', ended_at });
}

function subscriptionDue(sandbox: Sandbox, subscription: Subscription): Due {
  const { cancel_at, created, status } = subscription;
  if (status === 'incomplete') {
    return { at: created + incompleteLimit, run: () => expire(sandbox, subscription) };
  }
  const end = getItem(subscription).current_period_end;
  if (cancel_at === null || cancel_at > end) {
    return { at: end, run: () => renew(sandbox, subscription) };
  }
  const run = () => endSubscription(sandbox, subscription, 'cancellation_requested');
  return { at: cancel_at, run };
}

/** All that is going to happen by itself, as things are now. */
function* dues(sandbox: Sandbox): Generator<Due> {
  const { checkoutSessions, invoices, subscriptions } = sandbox.store;
  for (const subscription of subscriptions.all()) {
    if (!hasEnded(subscription)) yield subscriptionDue(sandbox, subscription);
  }
  for (const invoice of invoices.all()) {
    if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
      const run = () => collect(sandbox, invoice, cardFor(sandbox, invoice), true);
      yield { at: invoice.next_payment_attempt, run };
    }
  }
  for (const session of checkoutSessions.all()) {
    if (session.status === 'open') {
      yield { at: session.expires_at, run: () => expireSession(sandbox, session) };
    }
  }
}

/**
 * Lets everything happen that is due until `time`, in its order and each at its own time, so that
 * months in one step look like months passed one by one. The clock stands at `time` afterwards.
 */
export function passTime(sandbox: Sandbox, time: number): void {
  for (;;) {
    const [next] = [...dues(sandbox)].toSorted((one, other) => one.at - other.at);
    if (next === undefined || next.at > time) break;
    sandbox.moveClockTo(next.at);
    next.run();
  }
  sandbox.moveClockTo(time);
}
