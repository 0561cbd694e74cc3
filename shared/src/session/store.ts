import { create } from 'zustand';
import type { Problem } from '../api/problem';
import type { Member } from '../contract/accounts/member';

/** `unknown`: a token is held and its user is not loaded yet, or could not be (`problem`). */
export type Session =
  | { status: 'anonymous' }
  | { status: 'unknown'; problem: Problem | null }
  | { status: 'member'; member: Member };

/**
 * Whether somebody counts as logged in. A token whose user is still being fetched does, so that nothing
 * changes a moment after the page appeared.
 */
export const isLoggedIn = (session: Session): boolean =>
  session.status === 'member' || (session.status === 'unknown' && session.problem === null);

/** The one session of the page: data only; what changes it stands in actions.ts. */
export const useSession = create<Session>()(() => ({ status: 'anonymous' }));

export const setSession = (session: Session): void => useSession.setState(session, true);
