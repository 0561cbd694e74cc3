import type { PaymentMethod } from '@cpal/shared/contract/billing/billing';
import type { Account } from '../../users/accounts';
import { audit } from '../../db/audit';
import { Problem } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import type { LoggedSyncServices } from '../stripe/sync-services';
import { isPaidAlready, needsHolder } from '../../kernel/stripe-errors';
import { once } from '../stripe/once';
import { type MirroredSubscription, findSubscription } from '../stripe/standing';
import { syncIfPossible } from '../stripe/sync';
import { requireOwnCard } from './own-card';

/**
 * Pays what is open of a subscription that is past due; the first error ends it.
 * @throws Problem `authentication_required`; Stripe's error where the card is declined.
 */
async function payOpenInvoices({ stripe }: Uses<'stripe'>, subscription: string, card: string) {
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 10 });
  for (const { id } of data.toReversed()) {
    try {
      await stripe.invoices.pay(id, { payment_method: card }, once());
    } catch (error) {
      if (needsHolder(error))
        throw new Problem(
          'authentication_required',
          'Your bank wants you to confirm this payment. Please confirm it under Billing, or use another card.',
          { cause: error },
        );
      if (!isPaidAlready(error)) throw error;
    }
  }
}

/**
 * Makes a card the one that the next invoice is charged to. What is past due is paid with it first,
 * so that a rejected card does not become the default.
 * @param subscription the customer's own, null if there is none.
 * @throws Problem `authentication_required`; Stripe's error where the card is declined.
 */
export async function putInCharge(
  services: Uses<'stripe'>,
  customerId: string,
  subscription: MirroredSubscription | null,
  card: string,
) {
  const { stripe } = services;
  if (subscription?.status === 'past_due') await payOpenInvoices(services, subscription.id, card);
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
  // A subscription's own card comes before the customer's.
  for (const { id, default_payment_method } of data)
    if (default_payment_method !== null)
      await stripe.subscriptions.update(id, { default_payment_method: card }, once());
  await stripe.customers.update(
    customerId,
    { invoice_settings: { default_payment_method: card } },
    once(),
  );
}

/**
 * Makes a card of this user the default.
 * @throws Problem `not_found`, `authentication_required`; Stripe's error where it is declined for what is past due.
 */
export async function setDefaultCard(
  services: LoggedSyncServices,
  user: Account,
  methodId: string,
): Promise<PaymentMethod> {
  const { db, clock } = services;
  const { customerId, card } = await requireOwnCard(services, user, methodId);
  try {
    await putInCharge(services, customerId, await findSubscription(db, customerId), card.id);
    const detail = { last4: card.card.last4 };
    await audit(db, { at: clock(), userId: user.id, event: 'card_made_default', detail });
  } finally {
    await syncIfPossible(services, customerId);
  }
  return { ...card, is_default: true };
}
