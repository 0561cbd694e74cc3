import * as calls from '../contract/accounts/auth';
import { send } from './client';

// The calls of the session. They stand here because the session is loaded with every page, and the
// contract is not.

export const logIn = (body: calls.Credentials) => send(calls.logIn, { body });

/** The member whose token is held. */
export const fetchMember = () => send(calls.showMember);

/** Makes a refresh token, and the access tokens that came with it, worth nothing. */
export const revoke = (refresh_token: string) => send(calls.logOut, { body: { refresh_token } });
