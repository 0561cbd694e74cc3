import { send, toResult } from '@cpal/shared/api';
import { addPaymentMethod } from '@cpal/shared/contract/billing/billing';
import { paths } from '@cpal/shared/paths';
import type { SetupIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { confirmWhereAsked } from '../confirm-payment';

/** Why a card was not added. */
export interface Refusal {
  /** In words for the person. */
  failure: string;
  /** Whether the provider was content: the form has had its one use, and the next try needs another. */
  isSpent: boolean;
}

const refused = (failure: string, isSpent = false): Refusal => ({ failure, isSpent });

/**
 * Confirms what was typed into the card form, without leaving the page, and gives the card to the
 * member. Where it is to pay an open invoice and its bank has a question, that is asked too.
 * @returns null where that succeeded.
 */
export async function addCard(stripe: Stripe, elements: StripeElements): Promise<Refusal | null> {
  const confirmation = await toResult(confirm(stripe, elements));
  if ('problem' in confirmation) return refused('Something went wrong');
  const { error, setupIntent } = confirmation.value;
  if (error) return refused(error.message ?? 'Something went wrong');
  const method = setupIntent.payment_method;
  if (method === null) return refused('No payment method was created', true);
  const payment_method_id = typeof method === 'string' ? method : method.id;
  const attached = await toResult(send(addPaymentMethod, { body: { payment_method_id } }));
  if ('value' in attached) return null;
  const failure = await confirmWhereAsked(
    attached.problem,
    'Failed to add payment method',
    async () => stripe,
  );
  return failure === null ? null : refused(failure, true);
}

const confirm = (stripe: Stripe, elements: StripeElements): Promise<SetupIntentResult> =>
  stripe.confirmSetup({
    elements,
    // Only a way to pay that must leave the page comes back by this address; cards do not.
    confirmParams: { return_url: new URL(paths.billing(), window.location.href).href },
    redirect: 'if_required',
  });
