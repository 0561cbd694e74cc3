import { newId, randomText } from '../ids';
import type { Sandbox } from '../sandbox';
import type { SetupIntent } from '../stripe-types';

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
