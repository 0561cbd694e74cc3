import type { Stripe } from 'stripe';
import { cardProblem } from '../cards/declines';
import { invalidRequest, type StripeProblem } from '../http/problem';
import { newId, randomText } from '../ids';
import type { Sandbox } from '../sandbox';
import type { PaymentMethod, SetupIntent } from '../stripe-types';
import { attach, attachDecline } from './attachment';
import { find } from './find';

/** What a caller says about a new setup intent. */
export interface SetupIntentFields {
  customer: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
  usage: 'off_session' | 'on_session';
  allowedPaymentMethodTypes: string[] | null;
}

/** Makes a setup intent that waits for a card. */
export function createSetupIntent(sandbox: Sandbox, fields: SetupIntentFields): SetupIntent {
  const id = newId('seti');
  return sandbox.store.setupIntents.put({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: fields.allowedPaymentMethodTypes,
    application: null,
    automatic_payment_methods: { enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(24)}`,
    created: sandbox.now(),
    customer: fields.customer,
    customer_account: null,
    description: fields.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: fields.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: fields.usage,
  });
}

const confirmable = ['requires_payment_method', 'requires_confirmation'];

/** 400 where a setup intent is past the state in which something could be done with it. */
export function refuseUnless(intent: SetupIntent, action: string): void {
  if (confirmable.includes(intent.status)) return;
  throw invalidRequest(
    `You cannot ${action} this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be used so: ${confirmable.join(', ')}.`,
    { code: 'setup_intent_unexpected_state' },
  );
}

/**
 * Sets a card up for later payments and attaches it to the intent's customer.
 * @returns the intent, or the 402 that a refused card answers with; the intent remembers why and
 * waits for another card.
 */
export function confirmSetupIntent(
  sandbox: Sandbox,
  intent: SetupIntent,
  paymentMethod: PaymentMethod,
): SetupIntent | StripeProblem {
  const { store } = sandbox;
  refuseUnless(intent, 'confirm');
  const decline = attachDecline(sandbox, paymentMethod.id);
  if (decline !== null) {
    const refused = store.setupIntents.put({
      ...intent,
      payment_method: null,
      status: 'requires_payment_method',
      last_setup_error: { type: 'card_error', ...decline },
    });
    return cardProblem(decline, { setup_intent: refused });
  }
  if (intent.customer !== null) {
    attach(sandbox, paymentMethod, find(store.customers, 'customer', intent.customer, 'customer'));
  }
  const succeeded = store.setupIntents.put({
    ...intent,
    last_setup_error: null,
    payment_method: paymentMethod.id,
    status: 'succeeded',
  });
  sandbox.emit('setup_intent.succeeded', succeeded);
  return succeeded;
}
