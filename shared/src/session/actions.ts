import type { Credentials, TokenPair } from '../contract/accounts/auth';
import { expireSession } from './expire';
import { type Session, setSession, useSession } from './store';
import { connectTokenStore, type TokenStore, tokenStore } from './token-store';

// The client is loaded with the first call, so that a visitor who only reads never fetches it. By its
// federated name, so that the session and the remotes get one and the same.
const client = () => import('@cpal/shared/api');

/** Takes up the session that this browser holds, and follows what other tabs do to it. */
export function startSession(store: TokenStore): void {
  connectTokenStore(store);
  store.onOtherTab(resume);
  resume();
}

function resume(): void {
  if (tokenStore().read() === null) setSession({ status: 'anonymous' });
  else void loadMember();
}

/**
 * Fetches the user of the held token. A failure is kept as the session's problem and the token
 * stays; only a refused token ends the session.
 */
export async function loadMember(): Promise<void> {
  if (useSession.getState().status !== 'member') setSession({ status: 'unknown', problem: null });
  const { fetchMember, toProblem } = await client();
  const outcome = await fetchMember().then(
    (member): Session => ({ status: 'member', member }),
    (thrown): Session => ({ status: 'unknown', problem: toProblem(thrown) }),
  );
  const loggedOutMeanwhile = tokenStore().read() === null;
  if (!loggedOutMeanwhile) setSession(outcome);
}

/**
 * Logs in, keeps both tokens and loads the user.
 * @throws Problem where the login is refused or no answer comes.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { logIn } = await client();
  tokenStore().write(await logIn(credentials));
  await loadMember();
}

/**
 * Logs out: the tokens are removed before anything that may fail or take long, and revoked on the
 * server at the end.
 * @param leave goes to a page for visitors; the members' pages would redirect to the login.
 */
export async function signOut(leave?: () => void | Promise<void>): Promise<void> {
  const held = tokenStore().read();
  tokenStore().clear();
  await leave?.();
  expireSession();
  if (held === null) return;
  // A failed revocation leaves a token that nobody holds any more; it expires by itself.
  await revoke(held).catch(() => undefined);
}

async function revoke({ refresh_token }: TokenPair) {
  const api = await client();
  await api.revoke(refresh_token);
}
