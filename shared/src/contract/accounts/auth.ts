import * as v from 'valibot';
import { inputObject } from '../parse';
import { done, unread } from '../answers';
import { call } from '../call';
import { isIllFormed } from '../characters';
import { bounded, present, requiredText, typedEmail, integer } from '../fields';
import { member, user } from './member';
import { maxTypedPassword } from './password';

/** A password that is presented to prove who asks; a rule that came after it does not count. */
export const presentPassword = (name = 'Password') =>
  v.pipe(
    v.string(`${name} is required`),
    bounded(name, maxTypedPassword),
    present(`${name} is required`),
    v.check((text) => !isIllFormed(text), `${name} contains a character that is not allowed`),
  );

/** Only presence is checked, so that old accounts can always log in. */
export const credentials = inputObject({
  email: typedEmail('Email is required'),
  password: presentPassword(),
});

export type Credentials = v.InferOutput<typeof credentials>;

const token = v.pipe(v.string(), v.minLength(1));

/** What a client needs of the answer of login and refresh. */
export const tokenPair = v.object({ access_token: token, refresh_token: token });

/** That answer; `expires_in` is the access token's life in seconds. */
export const tokens = v.object({
  ...tokenPair.entries,
  token_type: v.literal('Bearer'),
  expires_in: integer,
});

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
  body: inputObject({ refresh_token: requiredText('Refresh token') }),
  answer: tokens,
  reads: tokenPair,
  codes: ['token_reused'],
});

/** Takes the bearer or the token of the body, either is enough. */
export const logOut = call({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'open',
  body: v.nullish(
    inputObject({ refresh_token: v.optional(v.pipe(v.string(), bounded('Refresh token'))) }),
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

export type TokenPair = v.InferOutput<typeof tokenPair>;
export type Tokens = v.InferOutput<typeof tokens>;
