import type { Sandbox } from '../sandbox';
import type { Subscription } from '../stripe-types';
import { expireSession } from './checkout-session';
import { cardFor, collect } from './collect';
import { finalizeInvoice, voidInvoice } from './draft-invoice';
import { renew } from './renew';
import { changeSubscription, endSubscription, hasEnded, itemOf } from './subscription-state';

/** Something that happens by itself at a time, in seconds. */
interface Due {
  at: number;
  run: () => void;
}

/** An incomplete subscription gives up after 23 hours, as Stripe's do. */
const incompleteLimit = 23 * 60 * 60;

function giveUp(sandbox: Sandbox, subscription: Subscription): void {
  const { invoices } = sandbox.store;
  const invoice = invoices.get(subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') voidInvoice(sandbox, invoice);
  changeSubscription(sandbox, subscription, {
    status: 'incomplete_expired',
    ended_at: sandbox.now(),
  });
}

function subscriptionDues(sandbox: Sandbox): Due[] {
  const living = sandbox.store.subscriptions.all().filter((one) => !hasEnded(one));
  return living.map((subscription) => {
    if (subscription.status === 'incomplete') {
      const at = subscription.created + incompleteLimit;
      return { at, run: () => giveUp(sandbox, subscription) };
    }
    const end = itemOf(subscription).current_period_end;
    const { cancel_at } = subscription;
    return cancel_at !== null && cancel_at <= end
      ? {
          at: cancel_at,
          run: () => endSubscription(sandbox, subscription, 'cancellation_requested'),
        }
      : { at: end, run: () => renew(sandbox, subscription) };
  });
}

function paymentDues(sandbox: Sandbox): Due[] {
  return sandbox.store.invoices.all().flatMap((invoice) => {
    const at = invoice.next_payment_attempt;
    if (at === null || invoice.status !== 'open') return [];
    const run = () => collect(sandbox, invoice, cardFor(sandbox, invoice), true);
    return [{ at, run }];
  });
}

function draftDues(sandbox: Sandbox): Due[] {
  return sandbox.store.invoices.all().flatMap((draft) => {
    const at = draft.automatically_finalizes_at;
    const isOwed = sandbox.store.customers.get(draft.customer) !== undefined;
    if (at === null || draft.status !== 'draft' || !isOwed) return [];
    const run = () => {
      const invoice = finalizeInvoice(sandbox, draft);
      collect(sandbox, invoice, cardFor(sandbox, invoice), true);
    };
    return [{ at, run }];
  });
}

function sessionDues(sandbox: Sandbox): Due[] {
  const open = sandbox.store.checkoutSessions.all().filter((one) => one.status === 'open');
  return open.map((session) => ({
    at: session.expires_at,
    run: () => expireSession(sandbox, session),
  }));
}

/**
 * Lets everything happen that is due until `time`, in its order and each at its own time: months
 * passed at once look like months passed one by one. The clock stands at `time` afterwards.
 */
export function passTime(sandbox: Sandbox, time: number): void {
  for (;;) {
    const [next] = [
      ...subscriptionDues(sandbox),
      ...draftDues(sandbox),
      ...paymentDues(sandbox),
      ...sessionDues(sandbox),
    ].toSorted((one, other) => one.at - other.at);
    if (next === undefined || next.at > time) break;
    sandbox.moveClockTo(next.at);
    next.run();
  }
  sandbox.moveClockTo(time);
}
