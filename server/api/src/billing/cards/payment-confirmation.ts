import type { PaymentConfirmation } from '@cpal/shared/contract/billing/billing';
import type { Stripe } from 'stripe';
import type { Account } from '../../users/accounts';
import type { Uses } from '../../kernel/services';
import { listPaymentMethods } from '../overview';
import { findSubscription } from '../stripe/standing';
import { referenceId } from '../stripe/reference-id';

/** Statuses of a subscription whose open invoice is to be paid. */
const owing = new Set(['past_due', 'unpaid', 'incomplete']);

/** What a payment remembers where its card's holder was not there, or did not convince their bank. */
const holderCodes = new Set(['authentication_required', 'payment_intent_authentication_failure']);

/** The card whose bank has a question before it pays, where that is what a payment waits for. */
function cardInQuestion(intent: Stripe.PaymentIntent): string | null {
  const { last_payment_error: error, payment_method, status } = intent;
  if (status === 'requires_action') return referenceId(payment_method);
  const isOpen = status === 'requires_payment_method' || status === 'requires_confirmation';
  return isOpen && holderCodes.has(error?.code ?? '') ? referenceId(error?.payment_method) : null;
}

/** The payments of a subscription's open invoices, the oldest invoice first, as they are paid. */
async function* openPayments({ stripe }: Uses<'stripe'>, subscription: string) {
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 10 });
  for (const { id: invoice } of data.toReversed()) {
    const payments = await stripe.invoicePayments.list({ invoice, status: 'open' });
    for (const { payment } of payments.data) {
      const intent = referenceId(payment.payment_intent);
      if (intent !== null) yield stripe.paymentIntents.retrieve(intent);
    }
  }
}

/**
 * Finds the payment of a user's open invoice that waits for the holder of one of their cards. Stripe is
 * asked, not the mirror: no webhook of an invoice tells what the bank was told.
 * @returns null if none does.
 * @throws Stripe's error.
 */
export async function showConfirmation(
  services: Uses<'db' | 'stripe'>,
  { stripeCustomerId: customerId }: Account,
): Promise<PaymentConfirmation | null> {
  const { db } = services;
  const subscription = await findSubscription(db, customerId);
  if (!subscription || !owing.has(subscription.status)) return null;
  const { payment_methods: cards } = await listPaymentMethods(db, customerId);
  for await (const intent of openPayments(services, subscription.id)) {
    const card = cards.find(({ id }) => id === cardInQuestion(intent));
    const { client_secret: clientSecret } = intent;
    if (card && clientSecret !== null) return { clientSecret, payment_method_id: card.id };
  }
  return null;
}
