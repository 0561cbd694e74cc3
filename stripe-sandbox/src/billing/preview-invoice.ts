import { invalidRequest } from '../http/problem';
import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { Invoice, Subscription } from '../stripe-types';
import { planChange, type PlanChange } from './change-plan';
import { periodLine } from './invoice-line';
import { writeInvoice, type NewInvoice } from './invoices';
import { nextItem, pendingLinesOf } from './renew';
import { itemOf } from './subscription-state';

/** An invoice that does not exist: it has no number and no page. */
type Preview = Omit<Invoice, 'hosted_invoice_url' | 'number'> &
  Record<'hosted_invoice_url' | 'number', null>;

/** What the next invoice would be made of, after the change where there is one. */
function upcoming(
  sandbox: Sandbox,
  subscription: Subscription,
  change: PlanChange | null,
): NewInvoice {
  const present = itemOf(subscription);
  const { item, lines } =
    change === null ? { item: present, lines: [] } : planChange(subscription, change);
  const settled = [...pendingLinesOf(sandbox, subscription.id), ...lines];
  const since = present.current_period_start;
  if (change?.proration === 'always_invoice' && lines.length > 0) {
    return { subscription, reason: 'subscription_update', lines: settled, since };
  }
  const { cancel_at } = subscription;
  if (cancel_at !== null && cancel_at <= present.current_period_end) {
    throw invalidRequest(`No upcoming invoices for customer: ${subscription.customer}`, {
      code: 'invoice_upcoming_none',
    });
  }
  const renewal = periodLine(subscription, nextItem(subscription, item));
  return { subscription, reason: 'subscription_cycle', lines: [...settled, renewal], since };
}

/**
 * Shows the next invoice of a subscription without making it.
 * @param change the change of plan to look at; null for things as they are.
 * @throws StripeProblem 400 where the subscription ends before a next invoice.
 */
export function previewInvoice(
  sandbox: Sandbox,
  subscription: Subscription,
  change: PlanChange | null,
): Preview {
  const fields = upcoming(sandbox, subscription, change);
  const invoice = writeInvoice(sandbox, newId('upcoming_in'), fields);
  const { metadata, id } = subscription;
  return {
    ...invoice,
    auto_advance: false,
    billing_reason: change === null ? 'upcoming' : fields.reason,
    effective_at: null,
    hosted_invoice_url: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata,
        subscription: id,
        ...(change !== null && { subscription_proration_date: change.at }),
      },
      type: 'subscription_details',
    },
    status: 'draft',
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
  };
}
