import { noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { SetupIntent } from '../stripe-types';

/** What a browser may see of a setup intent: it holds the client secret, but no secret key. */
export function publicSetupIntent(intent: SetupIntent) {
  const { id, object, client_secret, last_setup_error, next_action, payment_method, status } =
    intent;
  return { id, object, client_secret, last_setup_error, next_action, payment_method, status };
}

/**
 * The setup intent that a client secret opens.
 * @throws StripeProblem 404 for a wrong secret as for an unknown intent.
 */
export function openedBy(sandbox: Sandbox, clientSecret: string): SetupIntent {
  const [id = ''] = clientSecret.split('_secret_');
  const intent = sandbox.store.setupIntents.get(id);
  if (intent?.client_secret !== clientSecret) throw noSuch('setupintent', id);
  return intent;
}
