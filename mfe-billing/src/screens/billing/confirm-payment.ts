import { type Problem, send, toResult } from '@cpal/shared/api';
import {
  type PaymentConfirmation,
  setDefaultPaymentMethod,
  showPaymentConfirmation,
} from '@cpal/shared/contract/billing/billing';
import { problemText } from '@cpal/shared/controls';
import type { Stripe } from '@stripe/stripe-js';

const generalFailure = 'Failed to confirm the payment';

async function loadStripe(): Promise<Stripe> {
  const { openStripe } = await import(/* webpackChunkName: "stripe" */ '../../lib/stripe');
  return openStripe();
}

/** Has the card's bank ask its holder, over the page; the invoice is then paid. */
const askHolder = (stripe: Stripe, { clientSecret, payment_method_id }: PaymentConfirmation) =>
  stripe.confirmCardPayment(clientSecret, { payment_method: payment_method_id });

/**
 * Has the member confirm the payment that waits for them with their bank. The card that then has paid
 * becomes the default, since the one before it failed.
 * @param open gives the payment provider's script.
 * @returns null where the open invoice is paid now; else why not, in words for the person.
 */
export async function confirmPayment(
  open: () => Promise<Stripe> = loadStripe,
): Promise<string | null> {
  const [waiting, provider] = await Promise.all([
    toResult(send(showPaymentConfirmation)),
    toResult(open()),
  ]);
  if ('problem' in waiting) return problemText(waiting.problem, generalFailure, 'error');
  if ('problem' in provider) return generalFailure;
  const { confirmation } = waiting.value;
  if (confirmation === null)
    return 'There’s nothing left to confirm. Reload this page to see open invoices.';
  const confirmed = await toResult(askHolder(provider.value, confirmation));
  if ('problem' in confirmed) return 'Something went wrong';
  const { error } = confirmed.value;
  if (error) return error.message ?? 'Something went wrong';
  const params = { id: confirmation.payment_method_id };
  const chosen = await toResult(send(setDefaultPaymentMethod, { params }));
  return 'value' in chosen
    ? null
    : 'The invoice is paid, but the card is not your default yet. Choose it below, so that it pays the next one too.';
}

/**
 * Has the member answer their bank where a call was refused because it has a question.
 * @param fallback what to say of a problem of which the server said nothing.
 * @returns as `confirmPayment`.
 */
export const confirmWhereAsked = async (
  problem: Problem,
  fallback: string,
  open?: () => Promise<Stripe>,
): Promise<string | null> =>
  problem.code === 'authentication_required'
    ? confirmPayment(open)
    : problemText(problem, fallback, 'error');
