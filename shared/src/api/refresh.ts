import type { Tokens } from '../contract/auth';
import { tokenStore } from '../session/token-store';
import { send } from './http';
import { toProblem } from './problem';

let underWay: Promise<string | null> | null = null;

/**
 * Renews the token pair once, however many calls ask for it, in this tab and in the others.
 * @param refused the access token that the server did not take.
 * @returns the access token to go on with, or null where the refresh token is not taken either.
 * @throws Problem where no answer came: a network error ends no session.
 */
export function refreshTokens(refused: string): Promise<string | null> {
  underWay ??= acrossTabs(() => renew(refused)).finally(() => {
    underWay = null;
  });
  return underWay;
}

// Web Locks exist in secure contexts only; without them each tab renews for itself, which the
// server's grace period allows.
function acrossTabs<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('cpal-token-refresh', work) : work();
}

async function renew(refused: string): Promise<string | null> {
  const held = tokenStore().read();
  if (held === null) return null;
  if (held.access_token !== refused) return held.access_token;
  try {
    const { refresh_token } = held;
    const renewed = await send<Tokens>('post', '/api/auth/refresh', { refresh_token }, null);
    tokenStore().write(renewed);
    return renewed.access_token;
  } catch (thrown) {
    const { status } = toProblem(thrown);
    if (status === 400 || status === 401) return null;
    throw thrown;
  }
}
