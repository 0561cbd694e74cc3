import { noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { SetupIntent } from '../stripe-types';

/** What a browser may see of a setup intent: it holds the client secret, but no secret key. */
export function publicSetupIntent(intent: SetupIntent) {
  return {
    id: intent.id,
    object: intent.object,
    cancellation_reason: intent.cancellation_reason,
    client_secret: intent.client_secret,
    created: intent.created,
    description: intent.description,
    last_setup_error: intent.last_setup_error,
    livemode: intent.livemode,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_types: intent.payment_method_types,
    status: intent.status,
    usage: intent.usage,
  };
}

/**
 * The setup intent that a client secret opens.
 * @throws StripeProblem 404 for a wrong secret as for an unknown intent.
 */
export function openedBy(sandbox: Sandbox, clientSecret: string): SetupIntent {
  const [id = ''] = clientSecret.split('_secret_');
  const intent = sandbox.store.setupIntents.get(id);
  if (intent === undefined || intent.client_secret !== clientSecret) {
    throw noSuch('setupintent', id);
  }
  return intent;
}
