import { refreshSession } from '../contract/accounts/auth';
import type { TokenPair } from '../contract/accounts/auth';
import { tokenStore } from '../session/token-store';
import { exchange } from './http';
import { toProblem } from './problem';

type Renewal = Promise<string | null>;

/**
 * How long the other tabs wait after a renewal, in ms. A browser tells its other processes of a
 * write to local storage a moment later, and what they read until then is the old pair.
 */
const untilSeenByOtherTabs = 200;

let underWay: Renewal | null = null;

/**
 * Renews the token pair once, however many calls ask for it, in this tab and in the others.
 * @param refused the access token that the server did not take.
 * @returns the access token to go on with, or null where the refresh token is not taken either.
 * @throws Problem where no answer came: a network error ends no session.
 */
export function refreshTokens(refused: string): Renewal {
  underWay ??= new Promise((resolve: (renewal: Renewal) => void, reject) => {
    oneTabAtATime(() => takeTurn(refused, resolve)).catch(reject);
  }).finally(() => {
    underWay = null;
  });
  return underWay;
}

// Web Locks exist in secure contexts only; without them each tab renews for itself, which the
// server's grace period allows.
function oneTabAtATime(turn: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('cpal-token-refresh', turn) : turn();
}

/** Answers as soon as it can; the turn itself lasts until the other tabs see what was written. */
async function takeTurn(refused: string, answer: (renewal: Renewal) => void): Promise<void> {
  const held = tokenStore().read();
  if (held === null || held.access_token !== refused) {
    answer(Promise.resolve(held?.access_token ?? null));
    return;
  }
  const renewal = renew(held);
  answer(renewal);
  const isRenewed = await renewal.then(Boolean, () => false);
  if (isRenewed) await new Promise((resolve) => setTimeout(resolve, untilSeenByOtherTabs));
}

async function renew(held: TokenPair): Renewal {
  try {
    const { refresh_token } = held;
    const renewed = await exchange(refreshSession, { body: { refresh_token } }, null);
    // A logout or another login that came meanwhile is not undone by the answer.
    const current = tokenStore().read();
    if (current?.access_token !== held.access_token) return current?.access_token ?? null;
    tokenStore().write(renewed);
    return renewed.access_token;
  } catch (thrown) {
    const { status } = toProblem(thrown);
    if (status === 400 || status === 401) return null;
    throw thrown;
  }
}
