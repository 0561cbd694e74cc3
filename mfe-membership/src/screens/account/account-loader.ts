import { send, toResult } from '@cpal/shared/api';
import { showMailSwitches } from '@cpal/shared/contract/accounts/mails';
import { listSessions } from '@cpal/shared/contract/accounts/session';

/**
 * Where the member is logged in, last used first, and which mails they get. Both are on their way: the
 * screen does not wait for them.
 */
export const accountLoader = () => ({
  sessions: toResult(loadSessions()),
  mails: toResult(send(showMailSwitches)),
});

async function loadSessions() {
  const { sessions } = await send(listSessions);
  return sessions;
}
