import { asksBuyer, rememberAnswer } from '../billing/charge';
import { collect } from '../billing/collect';
import type { Presence } from '../billing/charge';
import { cardProblem, notAuthenticated } from '../cards/declines';
import { invalidRequest, StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { PaymentIntent, PaymentMethod } from '../stripe-types';
import { awaitAnswer, findPaidInvoice, declinePayment } from './payment-intents';

/** @throws StripeProblem 400 where the intent is past the state in which this can be done. */
function requireStatus(intent: PaymentIntent, action: string, ...admitted: readonly string[]) {
  if (admitted.includes(intent.status)) return;
  throw invalidRequest(
    `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be used so: ${admitted.join(', ')}.`,
    { code: 'payment_intent_unexpected_state' },
  );
}

function charge(
  sandbox: Sandbox,
  intent: PaymentIntent,
  { id }: PaymentMethod,
  presence: Presence,
): PaymentIntent | StripeProblem {
  const { decline } = collect(sandbox, findPaidInvoice(sandbox, intent), id, false, presence);
  return decline === null ? sandbox.store.paymentIntents.find(intent.id) : cardProblem(decline);
}

/**
 * Pays an invoice with a card whose owner is there, unless the card's bank wants to ask them first,
 * which the page does.
 * @returns the intent, or the 402 that a rejected card answers with, which the intent remembers.
 */
export function confirmPayment(
  sandbox: Sandbox,
  intent: PaymentIntent,
  paymentMethod: PaymentMethod,
): PaymentIntent | StripeProblem {
  requireStatus(intent, 'confirm', 'requires_payment_method', 'requires_action');
  if (paymentMethod.customer !== null && paymentMethod.customer !== intent.customer) {
    const message = 'The payment method belongs to another customer.';
    throw invalidRequest(message, { param: 'payment_method' });
  }
  return asksBuyer(sandbox, paymentMethod.id, 'present')
    ? awaitAnswer(sandbox, intent, paymentMethod.id)
    : charge(sandbox, intent, paymentMethod, 'present');
}

/**
 * Goes on with a payment after the bank's question.
 * @param agreed whether the card's owner proved to be it.
 * @returns as `confirmPayment`; 402 where the owner did not.
 */
export function authenticatePayment(
  sandbox: Sandbox,
  intent: PaymentIntent,
  agreed: boolean,
): PaymentIntent | StripeProblem {
  requireStatus(intent, 'authenticate', 'requires_action');
  const card = sandbox.store.paymentMethods.find(intent.payment_method ?? '');
  if (agreed) {
    rememberAnswer(sandbox, card.id);
    return charge(sandbox, intent, card, 'authenticated');
  }
  const error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: notAuthenticated,
  } as const;
  declinePayment(sandbox, intent, error, card.id);
  return new StripeProblem(402, error);
}
