import type { Login, SignUp } from '../contract/auth';
import { unread } from '../contract/fields';
import { member, tokenPair } from '../contract/member';
import { api, publicApi } from './client';

// The calls of the session. They stand here because the session is loaded with every page, and the
// schemas of their answers are not.

export const logIn = (credentials: Login) =>
  publicApi.post('/api/auth/login', tokenPair, credentials);

/** The member whose token is held. */
export const fetchMember = () => api.get('/api/auth/me', member);

/** Creates an account; an empty company is left out. */
export const signUp = ({ company, ...input }: SignUp) =>
  publicApi.post('/api/users/sign-up', unread, company ? { ...input, company } : input);

/** Makes a refresh token, and the access tokens that came with it, worth nothing. */
export const revoke = (refresh_token: string) =>
  publicApi.post('/api/auth/logout', unread, { refresh_token });
