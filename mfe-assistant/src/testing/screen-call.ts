import type { Answer } from '@cpal/shared/testing/api';
import type { FailingCall } from '@cpal/shared/testing/failures';
import type { User } from './act-on-screen';
import type { blog, serveAssistant } from './serve-assistant';

/** A call of a screen that fails. */
export interface ScreenCall extends FailingCall {
  path: string;
  /** Where the blog differs from one that is verified and read. */
  own?: Partial<typeof blog>;
  /** What else is answered otherwise than to a blogger who has everything. */
  others?: Parameters<typeof serveAssistant>[1];
  /** The answer before the one that fails, where the same call comes twice. */
  before?: Answer;
  /** Brings the screen to the call, where that takes more than a visit. */
  act?: (user: User) => Promise<void>;
}
