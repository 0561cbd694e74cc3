import { cardProblem, notAuthenticated } from '../cards/declines';
import { invalidRequest, StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { PaymentMethod, SetupIntent } from '../stripe-types';
import { attach } from './attachment';
import { asksBuyer, attachDecline, rememberAnswer } from './charge';

/** @throws StripeProblem 400 where the intent is past the state in which this can be done. */
function demandStatus(intent: SetupIntent, action: string, ...admitted: readonly string[]): void {
  if (admitted.includes(intent.status)) return;
  throw invalidRequest(
    `You cannot ${action} this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be used so: ${admitted.join(', ')}.`,
    { code: 'setup_intent_unexpected_state' },
  );
}

/** Keeps why a card was not set up; the intent waits for another one. */
function failSetup(
  sandbox: Sandbox,
  intent: SetupIntent,
  last_setup_error: NonNullable<SetupIntent['last_setup_error']>,
): SetupIntent {
  const failed = sandbox.store.setupIntents.put({
    ...intent,
    last_setup_error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  sandbox.emit('setup_intent.setup_failed', failed);
  return failed;
}

function setUp(
  sandbox: Sandbox,
  intent: SetupIntent,
  paymentMethod: PaymentMethod,
): SetupIntent | StripeProblem {
  const { store } = sandbox;
  const decline = attachDecline(sandbox, paymentMethod.id);
  if (decline !== null) {
    const setup_intent = failSetup(sandbox, intent, { type: 'card_error', ...decline });
    return cardProblem(decline, { setup_intent });
  }
  if (intent.customer !== null) {
    attach(sandbox, paymentMethod, store.customers.find(intent.customer, 'customer'));
  }
  const succeeded = store.setupIntents.put({
    ...intent,
    last_setup_error: null,
    next_action: null,
    payment_method: paymentMethod.id,
    status: 'succeeded',
  });
  sandbox.emit('setup_intent.succeeded', succeeded);
  return succeeded;
}

/**
 * Sets a card up for later payments and attaches it to the intent's customer, unless the card's bank
 * wants to ask its owner first, which the page does.
 * @returns the intent, or the 402 that a refused card answers with; the intent remembers why and
 * waits for another card.
 */
export function confirmSetupIntent(
  sandbox: Sandbox,
  intent: SetupIntent,
  paymentMethod: PaymentMethod,
): SetupIntent | StripeProblem {
  demandStatus(intent, 'confirm', 'requires_payment_method');
  if (!asksBuyer(sandbox, paymentMethod.id, 'present')) {
    return setUp(sandbox, intent, paymentMethod);
  }
  const stripe_js = sandbox.url('/elements/challenge');
  const waiting = sandbox.store.setupIntents.put({
    ...intent,
    last_setup_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js },
    },
    payment_method: paymentMethod.id,
    status: 'requires_action',
  });
  sandbox.emit('setup_intent.requires_action', waiting);
  return waiting;
}

/**
 * Goes on with a setup intent after the bank's question.
 * @param agreed whether the card's owner proved to be it.
 * @returns as `confirmSetupIntent`; 402 where the owner did not.
 */
export function authenticateSetupIntent(
  sandbox: Sandbox,
  intent: SetupIntent,
  agreed: boolean,
): SetupIntent | StripeProblem {
  demandStatus(intent, 'authenticate', 'requires_action');
  const card = sandbox.store.paymentMethods.find(intent.payment_method ?? '');
  if (agreed) {
    rememberAnswer(sandbox, card.id);
    return setUp(sandbox, intent, card);
  }
  const error = {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message: notAuthenticated,
  } as const;
  return new StripeProblem(402, { ...error, setup_intent: failSetup(sandbox, intent, error) });
}
