import { send, toResult } from '@cpal/shared/api';
import { listSessions } from '@cpal/shared/contract/session';

/** Where the member is logged in, last used first, on its way: the screen does not wait for it. */
export const accountLoader = () => ({ sessions: toResult(loadSessions()) });

async function loadSessions() {
  const { sessions } = await send(listSessions);
  return sessions;
}
