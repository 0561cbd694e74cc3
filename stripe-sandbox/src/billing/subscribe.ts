import type { Decline } from '../cards/declines';
import type { Sandbox } from '../sandbox';
import type { Invoice, Price, Subscription } from '../stripe-types';
import { cardInCharge, collect } from './collect';
import type { Presence } from './charge';
import { createInvoice } from './invoices';
import { periodLine } from './invoice-line';
import { newSubscription, type SubscriptionFields } from './new-subscription';
import { itemOf } from './subscription-state';

/** A new subscription and what came of its first payment. */
interface Subscribed {
  subscription: Subscription;
  invoice: Invoice;
  /** Null where the first invoice is paid. */
  decline: Decline | null;
}

/**
 * Begins a subscription with its first invoice, which is charged.
 * @param presence whether the buyer could answer the bank.
 */
export function subscribe(
  sandbox: Sandbox,
  price: Price,
  fields: SubscriptionFields,
  presence: Presence,
): Subscribed {
  const { store } = sandbox;
  const now = sandbox.now();
  const started = newSubscription(price, fields, now);
  const invoice = createInvoice(sandbox, {
    subscription: started,
    reason: 'subscription_create',
    lines: [periodLine(started, itemOf(started))],
    since: now,
  });
  const billed = store.subscriptions.put({ ...started, latest_invoice: invoice.id });
  sandbox.emit('customer.subscription.created', billed);
  const collected = collect(sandbox, invoice, cardInCharge(sandbox, billed), true, presence);
  return {
    subscription: store.subscriptions.get(billed.id) ?? billed,
    invoice: collected.invoice,
    decline: collected.decline,
  };
}
