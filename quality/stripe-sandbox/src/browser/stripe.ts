import { challenge } from './challenge';
import { Elements, IntegrationError, type ElementsOptions } from './elements';
import type { Outcome } from './protocol';

interface ConfirmOptions {
  elements?: Elements;
  redirect?: 'always' | 'if_required';
}

/** A call of Stripe.js that the sandbox leaves out; wrappers check that it is there. */
const leftOut = async (): Promise<Outcome> => {
  const message =
    'The sandbox has no such call: it sets up cards and confirms payments of invoices.';
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

interface CardPayment {
  payment_method?: string | object;
}

/** Pays with a card that is saved, and asks the bank's question where there is one. */
async function confirmCardPayment(
  origin: string,
  clientSecret: string,
  { payment_method }: CardPayment,
): Promise<Outcome> {
  if (typeof payment_method === 'object') {
    throw new IntegrationError('The sandbox pays with saved cards: payment_method must be an id.');
  }
  return challenge(origin, clientSecret, payment_method);
}

const ignore = () => undefined;

/** What `Stripe(publishableKey)` answers, as far as setting up cards and paying with them needs it. */
export const createStripe = (origin: string) => ({
  elements: (options: ElementsOptions) => new Elements(origin, options),
  confirmSetup: (options: ConfirmOptions) => confirmSetup(origin, options),
  confirmCardPayment: (clientSecret: string, data: CardPayment = {}) =>
    confirmCardPayment(origin, clientSecret, data),
  createPaymentMethod: leftOut,
  createToken: leftOut,
  // Wrappers introduce themselves here.
  registerAppInfo: ignore,
  _registerWrapper: ignore,
});
