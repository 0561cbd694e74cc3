import type { PasswordCost } from '../accounts/passwords/passwords';
import type { Uses } from '../kernel/services';
import type { Politeness } from '../reading/due';

/** What a server is built from. */
export interface Dependencies extends Uses<
  | 'clock'
  | 'db'
  | 'lifecycle'
  | 'pageReader'
  | 'pluginDir'
  | 'settings'
  | 'stripe'
  | 'tokenSecrets'
  | 'tryWriting'
  | 'webhookStored'
> {
  /** What a password's hash costs where it is not what was agreed: tests hash hundreds. */
  passwordCost?: PasswordCost;
  /** The pause between two requests to one website where it is not what was agreed. */
  politeness?: Politeness;
}
