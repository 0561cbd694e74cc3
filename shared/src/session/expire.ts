import { setSession } from './store';
import { tokenStore } from './token-store';

/** Ends the session in this browser: both tokens removed, user and error forgotten. */
export function expireSession(): void {
  tokenStore().clear();
  setSession({ status: 'anonymous' });
}
