import { cardProblem, notAuthenticated } from '../cards/declines';
import { invalidRequest, StripeProblem } from '../http/problem';
import { newId, randomText } from '../ids';
import type { Sandbox } from '../sandbox';
import type { PaymentMethod, SetupIntent } from '../stripe-types';
import { attach } from './attachment';
import { asksBuyer, attachDecline, rememberAnswer } from './charge';

type SetupIntentFields = Pick<SetupIntent, 'allowed_payment_method_types' | 'customer' | 'usage'>;

/** Makes a setup intent that waits for a card. */
export function createSetupIntent(sandbox: Sandbox, fields: SetupIntentFields): SetupIntent {
  const id = newId('seti');
  return sandbox.store.setupIntents.put({
    id,
    object: 'setup_intent',
    application: null,
    automatic_payment_methods: { enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(24)}`,
    created: sandbox.now(),
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    ...fields,
  });
}

/** @throws StripeProblem 400 where the intent is past the state in which this can be done. */
function requireIntentStatus(
  intent: SetupIntent,
  action: string,
  ...admitted: readonly string[]
): void {
  if (admitted.includes(intent.status)) return;
  throw invalidRequest(
    `You cannot ${action} this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be used so: ${admitted.join(', ')}.`,
    { code: 'setup_intent_unexpected_state' },
  );
}

/** Stores why a card was not set up; the intent waits for another one. */
const failSetup = (
  sandbox: Sandbox,
  intent: SetupIntent,
  last_setup_error: NonNullable<SetupIntent['last_setup_error']>,
): SetupIntent =>
  sandbox.record('setup_intent.setup_failed', sandbox.store.setupIntents, {
    ...intent,
    last_setup_error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });

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
  return sandbox.record('setup_intent.succeeded', store.setupIntents, {
    ...intent,
    last_setup_error: null,
    next_action: null,
    payment_method: paymentMethod.id,
    status: 'succeeded',
  });
}

/**
 * Sets a card up for later payments and attaches it to the intent's customer, unless the card's bank
 * wants to ask its owner first, which the page does.
 * @returns the intent, or the 402 that a rejected card answers with; the intent remembers why and
 * waits for another card.
 */
export function confirmSetupIntent(
  sandbox: Sandbox,
  intent: SetupIntent,
  paymentMethod: PaymentMethod,
): SetupIntent | StripeProblem {
  requireIntentStatus(intent, 'confirm', 'requires_payment_method');
  if (!asksBuyer(sandbox, paymentMethod.id, 'present')) {
    return setUp(sandbox, intent, paymentMethod);
  }
  const stripe_js = sandbox.url('/elements/challenge');
  return sandbox.record('setup_intent.requires_action', sandbox.store.setupIntents, {
    ...intent,
    last_setup_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js },
    },
    payment_method: paymentMethod.id,
    status: 'requires_action',
  });
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
  requireIntentStatus(intent, 'authenticate', 'requires_action');
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
