import * as z from 'zod/mini';
import { done, unread } from './answers';
import { call } from './call';
import { isIllFormed } from './characters';
import { bounded, present, requiredText, typedEmail } from './fields';
import { member, user } from './member';
import { maxTypedPassword } from './password';

/** A password that is presented to prove who asks; a rule that came after it does not count. */
export const presentPassword = (name = 'Password') =>
  z.string(`${name} is required`).check(
    bounded(name, maxTypedPassword),
    present(`${name} is required`),
    z.refine((text) => !isIllFormed(text), `${name} contains a character that is not allowed`),
  );

/** Only presence is checked, so that old accounts can always log in. */
export const credentials = z.object({
  email: typedEmail('Email is required'),
  password: presentPassword(),
});

export type Credentials = z.infer<typeof credentials>;

const token = z.string().check(z.minLength(1));

/** What a client needs of the answer of login and refresh. */
export const tokenPair = z.object({ access_token: token, refresh_token: token });

/** That answer; `expires_in` is the access token's life in seconds. */
export const tokens = z.extend(tokenPair, { token_type: z.literal('Bearer'), expires_in: z.int() });

export const logIn = call({
  method: 'POST',
  path: '/api/auth/login',
  access: 'open',
  body: credentials,
  answer: tokens,
  reads: tokenPair,
  codes: ['invalid_credentials'],
});

/** A new pair of tokens for the refresh token of the last one. */
export const refreshSession = call({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'open',
  body: z.object({ refresh_token: requiredText('Refresh token') }),
  answer: tokens,
  reads: tokenPair,
  codes: ['token_reused'],
});

/** Takes the bearer or the token of the body, either is enough. */
export const logOut = call({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'open',
  body: z.nullish(
    z.object({ refresh_token: z.optional(z.string().check(bounded('Refresh token'))) }),
  ),
  answer: done,
  reads: unread,
  codes: [],
});

/** The account of the person who is logged in. */
export const showMember = call({
  method: 'GET',
  path: '/api/auth/me',
  access: 'member',
  answer: user,
  reads: member,
  codes: [],
});

export type TokenPair = z.infer<typeof tokenPair>;
export type Tokens = z.infer<typeof tokens>;
