import StripeSdk from 'stripe';
import { Problem } from '@cpal/server-kit/problem';

const { errors } = StripeSdk;

/** Whatever the SDK throws. */
export const isStripeError = (error: unknown) => error instanceof errors.StripeError;

/** A webhook that is not signed with our secret, or too long ago. */
export const isForged = (error: unknown) =>
  error instanceof errors.StripeSignatureVerificationError;

/** Stripe's error because of what it was asked, not because of how it is. */
export const isInvalidRequest = (error: unknown) =>
  error instanceof errors.StripeInvalidRequestError;

/** Stripe's error because an object does not exist (for us). */
export const isMissing = (error: unknown) =>
  isInvalidRequest(error) && error.code === 'resource_missing';

/** Stripe's error because there is nothing to charge; it has the code of a missing object. */
export const lacksCard = (error: unknown) =>
  error instanceof errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === undefined;

/** Stripe's error because somebody was faster: what should be paid is paid. It has no code. */
export const isPaidAlready = (error: unknown) =>
  isInvalidRequest(error) && error.message === 'Invoice is already paid';

/** Stripe's error to pay back what went back before. */
export const isRefundedAlready = (error: unknown) =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';

/** Stripe's words for a payment that only the card's holder can confirm, with their bank. */
const holderCodes = new Set([
  'authentication_required',
  'subscription_payment_intent_requires_action',
  'invoice_payment_intent_requires_action',
]);

/** Stripe's error because the card's bank has a question for the holder, who is not there. */
export const needsHolder = (error: unknown) =>
  error instanceof errors.StripeCardError && holderCodes.has(error.code ?? '');

/** Stripe's error to compute the tax of somebody of whom it knows no country. */
const lacksTaxLocation = (error: unknown) =>
  error instanceof errors.StripeInvalidRequestError &&
  error.code === 'customer_tax_location_invalid';

function problemWithCard(error: InstanceType<typeof errors.StripeCardError>): Problem {
  if (needsHolder(error))
    return new Problem(
      'authentication_required',
      'Your bank wants you to confirm this payment, which is not possible here. Please use another card.',
      { cause: error },
    );
  // Stripe writes a card error's message for the person who holds the card.
  return new Problem('card_declined', error.message, { cause: error });
}

/**
 * Translates a failed call of Stripe.
 * @returns null if the error is none of Stripe's.
 */
export function problemFromStripe(error: unknown): Problem | null {
  if (!isStripeError(error)) return null;
  if (error instanceof errors.StripeCardError) return problemWithCard(error);
  if (lacksTaxLocation(error))
    return new Problem(
      'billing_address_required',
      'Please fill in your address under Billing Details first. Your tax depends on it.',
      { cause: error },
    );
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError)
    return new Problem(
      'payment_provider_unavailable',
      'Our payment provider cannot be reached right now. Please try again in a moment.',
      { cause: error },
    );
  return new Problem(
    'payment_provider_failed',
    'Our payment provider could not complete the request. Please try again later.',
    { cause: error },
  );
}
