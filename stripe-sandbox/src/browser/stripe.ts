import { challenge } from './challenge';
import { Elements, type ElementsOptions } from './elements';
import { FrameLink } from './frame-link';
import { IntegrationError } from './integration-error';
import type { Outcome } from './protocol';

interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
}

/** Where a page goes after a setup that always redirects, in Stripe's parameters. */
function returnAddress(returnUrl: string, clientSecret: string): string {
  const address = new URL(returnUrl);
  address.searchParams.set('setup_intent', clientSecret.split('_secret_')[0] ?? '');
  address.searchParams.set('setup_intent_client_secret', clientSecret);
  address.searchParams.set('redirect_status', 'succeeded');
  return address.href;
}

/** A call of Stripe.js that the sandbox leaves out; wrappers check that it is there. */
function leftOut(name: string): () => Promise<Outcome> {
  const message = `The sandbox has no ${name}: it sets up cards with the payment Element.`;
  return async () => ({ error: { type: 'invalid_request_error', message } });
}

/** Asks the bank's question where there is one. */
async function settled(origin: string, clientSecret: string, outcome: Outcome): Promise<Outcome> {
  const isAsked = outcome.setupIntent?.status === 'requires_action';
  return isAsked ? challenge(origin, clientSecret) : outcome;
}

/** Sets the typed card up; see Stripe's own description of the call. */
async function confirmSetup(origin: string, options: ConfirmOptions): Promise<Outcome> {
  const { elements, confirmParams = {}, redirect = 'always' } = options;
  if (!(elements instanceof Elements)) {
    throw new IntegrationError('confirmSetup needs the elements that hold the payment Element.');
  }
  const { return_url } = confirmParams;
  if (redirect === 'always' && return_url === undefined) {
    throw new IntegrationError(
      'confirmSetup needs confirmParams.return_url unless redirect is if_required.',
    );
  }
  const clientSecret = elements.clientSecret(options.clientSecret);
  const confirmed = await elements.paymentElement().confirm(clientSecret);
  const outcome = await settled(origin, clientSecret, confirmed);
  if (outcome.error !== undefined || redirect === 'if_required' || return_url === undefined) {
    return outcome;
  }
  window.location.assign(returnAddress(return_url, clientSecret));
  // The page is about to go: whoever waits must not carry on.
  return new Promise(() => undefined);
}

const ignore = () => undefined;

/** What `Stripe(publishableKey)` answers, as far as setting up cards needs it. */
export function createStripe(origin: string) {
  let controller: FrameLink | null = null;

  /** A frame without a form, for calls that need none: only a frame may talk to the server. */
  const control = (): FrameLink => {
    if (controller !== null) return controller;
    controller = new FrameLink(origin, '/elements/controller', ignore, ignore);
    controller.frame.title = 'Payment provider';
    controller.frame.hidden = true;
    document.body.append(controller.frame);
    return controller;
  };

  const retrieve = (clientSecret: string) => control().call('retrieve', { clientSecret });

  return {
    elements: (options?: ElementsOptions) => new Elements(origin, options),
    confirmSetup: (options: ConfirmOptions) => confirmSetup(origin, options),
    retrieveSetupIntent: retrieve,
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) =>
      settled(origin, clientSecret, await retrieve(clientSecret)),
    confirmCardPayment: leftOut('confirmCardPayment'),
    createPaymentMethod: leftOut('createPaymentMethod'),
    createToken: leftOut('createToken'),
    // Wrappers introduce themselves here; nobody in the sandbox is curious.
    registerAppInfo: ignore,
    _registerWrapper: ignore,
  };
}
