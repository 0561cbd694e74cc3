import type { Sandbox } from '../sandbox';
import type { InvoiceLine, Subscription } from '../stripe-types';
import { bill } from './collect';
import { draftInvoice } from './invoice-state';
import { periodLine } from './invoice-line';
import { periodEnd } from './period';
import { changeSubscription, getItem } from './subscription-state';

/** The prorations that wait for a subscription's next invoice. */
export const getPendingLines = (sandbox: Sandbox, subscription: string): readonly InvoiceLine[] =>
  sandbox.store.pendingLines.get(subscription)?.lines ?? [];

/** The same, for an invoice that no other one may repeat. */
export function takePendingLines(sandbox: Sandbox, subscription: string): readonly InvoiceLine[] {
  const lines = getPendingLines(sandbox, subscription);
  sandbox.store.pendingLines.remove(subscription);
  return lines;
}

/**
 * Begins the next period of a subscription: a new invoice, charged to its card. That of an
 * unpaid subscription stays a draft.
 */
export function renew(sandbox: Sandbox, subscription: Subscription): void {
  const item = getItem(subscription);
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start);
  const next = { ...item, current_period_start: start, current_period_end: end };
  const fields = {
    reason: 'subscription_cycle',
    lines: [...takePendingLines(sandbox, subscription.id), periodLine(subscription, next)],
    since: item.current_period_start,
  } as const;
  const items = { ...subscription.items, data: [next] };
  if (subscription.status !== 'unpaid') {
    bill(sandbox, subscription, { items }, fields);
    return;
  }
  const { id } = draftInvoice(sandbox, {
    ...fields,
    customer: subscription.customer,
    subscription,
  });
  changeSubscription(sandbox, subscription, { items, latest_invoice: id });
}
