import type { TokenPair } from '../contract/accounts/auth';

/** Where the shell keeps the tokens; the session never knows that it is local storage. Nothing throws. */
export interface TokenStore {
  read: () => TokenPair | null;
  write: (tokens: TokenPair) => void;
  clear: () => void;
  /** Calls back when another tab writes or clears the tokens. */
  onOtherTab: (listener: () => void) => void;
}

let connected: TokenStore | undefined;

/** Gives the session its token store, once, before anything is called. */
export function connectTokenStore(store: TokenStore): void {
  connected = store;
}

/** @throws Error before the shell has connected one. */
export function tokenStore(): TokenStore {
  if (connected === undefined) throw new Error('No token store is connected.');
  return connected;
}
