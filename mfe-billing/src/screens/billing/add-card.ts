import { settle } from '@cpal/shared/api';
import { paths } from '@cpal/shared/paths';
import type { SetupIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { attachPaymentMethod } from '../../lib/billing';
import { failureText } from '../../lib/failure';

/**
 * Confirms what was typed into the card form, without leaving the page, and gives the card to the
 * member.
 * @returns why that failed, in words for the person, or null.
 */
export async function addCard(stripe: Stripe, elements: StripeElements): Promise<string | null> {
  const confirmation = await settle(confirm(stripe, elements));
  if ('problem' in confirmation) return 'Something went wrong';
  const { error, setupIntent } = confirmation.value;
  if (error) return error.message ?? 'Something went wrong';
  const method = setupIntent.payment_method;
  if (method === null) return 'No payment method was created';
  const attached = await settle(
    attachPaymentMethod(typeof method === 'string' ? method : method.id),
  );
  if ('value' in attached) return null;
  return failureText(attached.problem, 'Failed to add payment method');
}

const confirm = (stripe: Stripe, elements: StripeElements): Promise<SetupIntentResult> =>
  stripe.confirmSetup({
    elements,
    // Only a way to pay that must leave the page comes back by this address; cards do not.
    confirmParams: { return_url: new URL(paths.billing(), window.location.href).href },
    redirect: 'if_required',
  });
