import type { Stripe } from 'stripe';
import { newId, randomText } from '../ids';
import type { Sandbox } from '../sandbox';
import type { SetupIntent } from '../stripe-types';

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
