import { setSession } from './store';
import { tokenStore } from './token-store';

/** Ends the session in this browser: both tokens removed, user and error forgotten. */
export function expireSession(): void {
  tokenStore().clear();
  setSession({ status: 'anonymous' });
}

/**
 * Ends the session whose access token the server refused; one that began meanwhile, perhaps in
 * another tab, goes on.
 * @param refused the token of the failed call, or undefined where there was none.
 */
export function endSessionFor(refused: string | undefined): void {
  if (tokenStore().read()?.access_token === refused) expireSession();
}
