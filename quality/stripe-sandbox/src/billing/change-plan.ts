import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { Invoice, InvoiceLine, Price, Subscription, SubscriptionItem } from '../stripe-types';
import { productName, unitAmount } from './catalog';
import type { Presence } from './charge';
import type { Decline } from '../cards/declines';
import { bill } from './collect';
import { invoiceLine } from './invoice-line';
import { writeDraft } from './invoices';
import { formatDay } from './day';
import { toLegacyPlan } from './subscribe';
import { getPendingLines, takePendingLines } from './renew';
import { changeSubscription, getItem } from './subscription-state';

/** Where a subscription is to move, and how the rest of the period is charged. */
export interface PlanChange {
  price: Price;
  /** Whether the difference is left out, put on the next invoice, or invoiced now. */
  proration: 'none' | 'create_prorations' | 'always_invoice';
  /** Seconds; the moment from which the new price counts. */
  at: number;
}

/**
 * The subscription's item after its move, and two lines for the rest of the period: the old price given
 * back and the new one charged.
 */
function planChange(
  subscription: Subscription,
  change: PlanChange,
): { item: SubscriptionItem; lines: InvoiceLine[] } {
  const item = getItem(subscription);
  const { price } = change;
  const moved = { ...item, price, plan: toLegacyPlan(price) };
  if (item.price.id === price.id || change.proration === 'none') return { item: moved, lines: [] };
  const { current_period_start: start, current_period_end: end } = item;
  const rest = Math.min(1, Math.max(0, (end - change.at) / (end - start)));
  const sides = [
    { words: 'Unused time on', sign: -1, of: item.price },
    { words: 'Remaining time on', sign: 1, of: price },
  ];
  const lines = sides.map(({ words, sign, of }) =>
    invoiceLine({
      subscription,
      item,
      price: of,
      amount: sign * Math.round(unitAmount(of) * rest),
      description: `${words} ${productName(of)} after ${formatDay(change.at)}`,
      period: { start: change.at, end },
      proration: true,
    }),
  );
  return { item: moved, lines };
}

/**
 * Moves a subscription to another price of the same interval; the period stays as it is.
 * @param presence whether the buyer could answer the bank.
 * @returns why the card was rejected; null if it paid, or nothing was invoiced now.
 */
export function changePlan(
  sandbox: Sandbox,
  subscription: Subscription,
  change: PlanChange,
  presence: Presence,
): Decline | null {
  const { item, lines } = planChange(subscription, change);
  const { id } = subscription;
  const items = { ...subscription.items, data: [item] };
  if (change.proration !== 'always_invoice' || lines.length === 0) {
    changeSubscription(sandbox, subscription, { items });
    const waiting = [...getPendingLines(sandbox, id), ...lines];
    sandbox.store.pendingLines.put({ id, lines: waiting });
    return null;
  }
  const fields = {
    reason: 'subscription_update',
    lines: [...takePendingLines(sandbox, id), ...lines],
    since: item.current_period_start,
  } as const;
  return bill(sandbox, subscription, { items }, fields, presence);
}

/** Shows the invoice that a change of plan would make now, without making it. */
export function previewInvoice(
  sandbox: Sandbox,
  subscription: Subscription,
  change: PlanChange,
): Invoice {
  const { customer, metadata, id } = subscription;
  const draft = writeDraft(sandbox, newId('upcoming_in'), {
    customer,
    subscription,
    reason: 'subscription_update',
    lines: [...getPendingLines(sandbox, id), ...planChange(subscription, change).lines],
    since: getItem(subscription).current_period_start,
  });
  return {
    ...draft,
    parent: {
      quote_details: null,
      subscription_details: { metadata, subscription: id, subscription_proration_date: change.at },
      type: 'subscription_details',
    },
  };
}
