import type { Login, SignUp, Tokens, User } from '../contract/auth';
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
  const { api, toProblem } = await client();
  const outcome = await api.get<User>('/api/auth/me').then(
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
export async function signIn(credentials: Login): Promise<void> {
  const { publicApi } = await client();
  tokenStore().write(await publicApi.post<Tokens>('/api/auth/login', credentials));
  await loadMember();
}

/**
 * Creates an account; an empty company is left out.
 * @throws Problem with the server's sentence where the account is refused.
 */
export async function createAccount({ company, ...input }: SignUp): Promise<void> {
  const { publicApi } = await client();
  await publicApi.post('/api/users/sign-up', company ? { ...input, company } : input);
}

/** Logs out: the tokens go at once, and the server is told so that they are worth nothing. */
export async function signOut(): Promise<void> {
  const held = tokenStore().read();
  expireSession();
  if (held === null) return;
  const { publicApi } = await client();
  const { refresh_token } = held;
  // A failed revocation leaves a token that nobody holds any more; it expires by itself.
  await publicApi.post('/api/auth/logout', { refresh_token }).catch(() => undefined);
}
