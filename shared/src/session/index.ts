export { loadMember, signIn, signOut, startSession } from './actions';
export { type Session, useSession } from './store';
export type { TokenStore } from './token-store';
