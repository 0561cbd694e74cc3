import { challenge } from './challenge';
import { Elements, IntegrationError, type ElementsOptions } from './elements';
import type { Outcome } from './protocol';

interface ConfirmOptions {
  elements?: Elements;
  redirect?: 'always' | 'if_required';
}

/** A call of Stripe.js that the sandbox leaves out; wrappers check that it is there. */
const leftOut = async (): Promise<Outcome> => {
  const message = 'The sandbox has no such call: it sets up cards with the payment Element.';
  return { error: { type: 'invalid_request_error', message } };
};

/** Sets the typed card up, and asks the bank's question where there is one. */
async function confirmSetup(
  origin: string,
  { elements, redirect }: ConfirmOptions,
): Promise<Outcome> {
  if (!(elements instanceof Elements)) {
    throw new IntegrationError('confirmSetup needs the elements that hold the payment Element.');
  }
  if (redirect !== 'if_required') {
    throw new IntegrationError('The sandbox confirms in the page: redirect must be if_required.');
  }
  const outcome = await elements.confirm();
  const isAsked = outcome.setupIntent?.status === 'requires_action';
  return isAsked ? challenge(origin, elements.clientSecret) : outcome;
}

const ignore = () => undefined;

/** What `Stripe(publishableKey)` answers, as far as setting up cards needs it. */
export const createStripe = (origin: string) => ({
  elements: (options: ElementsOptions) => new Elements(origin, options),
  confirmSetup: (options: ConfirmOptions) => confirmSetup(origin, options),
  confirmCardPayment: leftOut,
  createPaymentMethod: leftOut,
  createToken: leftOut,
  // Wrappers introduce themselves here.
  registerAppInfo: ignore,
  _registerWrapper: ignore,
});
