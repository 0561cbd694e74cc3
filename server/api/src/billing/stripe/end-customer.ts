import type { Stripe } from 'stripe';
import { isMissing } from '../../kernel/stripe-errors';
import { once } from './once';

/** Statuses in which a subscription is over and cannot be canceled. */
const ended = new Set<string>(['canceled', 'incomplete_expired']);

/** Whether a subscription of this status is over, so that nothing is charged for it any longer. */
export const hasEnded = (status: string) => ended.has(status);

/** What is gone already need not be ended again. */
export async function unlessMissing<T>(step: Promise<T>): Promise<T | null> {
  try {
    return await step;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Ends a customer for good: every subscription immediately and without a last invoice, then the customer,
 * so that nothing can be charged or bought any longer. Whatever is ended already is no error, so a
 * failure half-way is repaired by asking again. Stripe keeps the invoices.
 * @param onCanceled is told of each subscription as it ends.
 * @throws Stripe's error.
 */
export async function endCustomer(
  stripe: Stripe,
  customerId: string,
  onCanceled: (subscriptionId: string) => Promise<void>,
): Promise<void> {
  const customer = await unlessMissing(stripe.customers.retrieve(customerId));
  if (!customer || customer.deleted) return;
  const list = { customer: customerId, status: 'all', limit: 100 } as const;
  for await (const { id, status } of stripe.subscriptions.list(list)) {
    if (hasEnded(status)) continue;
    // Stripe's own choice for what is not said: no last invoice, no credit.
    const canceled = await unlessMissing(stripe.subscriptions.cancel(id, {}, once()));
    if (canceled) await onCanceled(id);
  }
  await unlessMissing(stripe.customers.del(customerId, {}, once()));
}
