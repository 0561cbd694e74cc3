export { loadMember, signIn, signOut, startSession } from './actions';
export { isLoggedIn, type Session, useSession } from './store';
export type { TokenStore } from './token-store';
