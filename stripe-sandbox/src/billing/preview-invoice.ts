import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { Invoice, Subscription } from '../stripe-types';
import { planChange, type PlanChange } from './change-plan';
import { writeDraft } from './invoices';
import { pendingLinesOf } from './renew';
import { itemOf } from './subscription-state';

/** Shows the invoice that a change of plan would make now, without making it. */
export function previewInvoice(
  sandbox: Sandbox,
  subscription: Subscription,
  change: PlanChange,
): Invoice {
  const { metadata, id } = subscription;
  const draft = writeDraft(sandbox, newId('upcoming_in'), {
    subscription,
    reason: 'subscription_update',
    lines: [...pendingLinesOf(sandbox, id), ...planChange(subscription, change).lines],
    since: itemOf(subscription).current_period_start,
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
