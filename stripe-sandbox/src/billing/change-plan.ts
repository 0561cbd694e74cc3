import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { InvoiceLine, Price, Subscription } from '../stripe-types';
import { productName, unitAmount } from './catalogue';
import { cardInCharge, collect, type Collection } from './collect';
import { invoiceLine } from './invoice-line';
import { createInvoice } from './invoices';
import { formatDay } from './money';
import { planOf } from './new-subscription';
import { takePendingLines } from './renew';
import { changeSubscription, itemOf } from './subscription-state';

/** Where a subscription is to move, and how the rest of the period is settled. */
export interface PlanChange {
  price: Price;
  quantity: number;
  /** Whether the difference is left out, put on the next invoice, or invoiced at once. */
  proration: 'none' | 'create_prorations' | 'always_invoice';
  /** Seconds; the moment from which the new price counts. */
  at: number;
}

/** The two lines that settle the rest of the period: old price given back, new price charged. */
function prorationLines(subscription: Subscription, change: PlanChange): InvoiceLine[] {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const rest = Math.min(1, Math.max(0, (end - change.at) / (end - start)));
  const sides = [
    { words: 'Unused time on', sign: -1, price: item.price, quantity: item.quantity },
    { words: 'Remaining time on', sign: 1, price: change.price, quantity: change.quantity },
  ];
  return sides.map(({ words, sign, price, quantity }) =>
    invoiceLine({
      subscription,
      item,
      price,
      quantity,
      amount: sign * Math.round(unitAmount(price) * quantity * rest),
      description: `${words} ${productName(price)} after ${formatDay(change.at)}`,
      period: { start: change.at, end },
      proration: true,
    }),
  );
}

/**
 * Moves a subscription to another price of the same interval; the period stays as it is.
 * @returns what came of the payment, or null where nothing was invoiced now.
 */
export function changePlan(
  sandbox: Sandbox,
  subscription: Subscription,
  change: PlanChange,
): Collection | null {
  const { price, quantity, proration } = change;
  const item = itemOf(subscription);
  const same = item.price.id === price.id && item.quantity === quantity;
  const lines = same || proration === 'none' ? [] : prorationLines(subscription, change);
  const moved = changeSubscription(sandbox, subscription, {
    items: { ...subscription.items, data: [{ ...item, price, quantity, plan: planOf(price) }] },
  });
  if (proration !== 'always_invoice' || lines.length === 0) {
    for (const line of lines) {
      sandbox.store.pendingLines.put({ id: newId('ii'), subscription: subscription.id, line });
    }
    return null;
  }
  const invoice = createInvoice(sandbox, {
    subscription: moved,
    reason: 'subscription_update',
    lines: [...takePendingLines(sandbox, subscription.id), ...lines],
    since: item.current_period_start,
  });
  const billed = changeSubscription(sandbox, moved, { latest_invoice: invoice.id });
  return collect(sandbox, invoice, cardInCharge(sandbox, billed), true);
}
