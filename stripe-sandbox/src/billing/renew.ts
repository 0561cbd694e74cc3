import type { Sandbox } from '../sandbox';
import type { InvoiceLine, Subscription } from '../stripe-types';
import { cardInCharge, collect } from './collect';
import { createInvoice } from './invoices';
import { periodLine } from './invoice-line';
import { periodEnd } from './period';
import { changeSubscription, itemOf } from './subscription-state';

/** The prorations that wait for a subscription's next invoice; they are gone afterwards. */
export function takePendingLines(sandbox: Sandbox, subscription: string): InvoiceLine[] {
  const { pendingLines } = sandbox.store;
  const waiting = pendingLines.all().filter((line) => line.subscription === subscription);
  for (const { id } of waiting) pendingLines.remove(id);
  return waiting.map(({ line }) => line);
}

/** Begins the next period of a subscription: a new invoice, charged to its card at once. */
export function renew(sandbox: Sandbox, subscription: Subscription): void {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start, item.price.recurring);
  const next = { ...item, current_period_start: start, current_period_end: end };
  const invoice = createInvoice(sandbox, {
    subscription,
    reason: 'subscription_cycle',
    lines: [...takePendingLines(sandbox, subscription.id), periodLine(subscription, next)],
    since: item.current_period_start,
  });
  const renewed = changeSubscription(sandbox, subscription, {
    items: { ...subscription.items, data: [next] },
    latest_invoice: invoice.id,
  });
  collect(sandbox, invoice, cardInCharge(sandbox, renewed), true);
}
