import { api, settle } from '@cpal/shared/api';
import { sessionList } from '@cpal/shared/contract/session';

/** Where the member is logged in, last used first, on its way: the screen does not wait for it. */
export const accountLoader = () => ({ sessions: settle(listSessions()) });

async function listSessions() {
  const { sessions } = await api.get('/api/auth/sessions', sessionList);
  return sessions;
}
