import * as v from 'valibot';
import { inputObject } from '../parse';
import { done, ifPresent, unread } from '../answers';
import { presentPassword } from './auth';
import { call } from '../call';
import { reachableEmail, requiredText } from '../fields';
import { newPassword } from './sign-up';

/** Ends all other sessions of the member. */
export const changePassword = call({
  method: 'PUT',
  path: '/api/auth/password',
  access: 'member',
  body: inputObject({ currentPassword: presentPassword('Current password'), newPassword }),
  answer: done,
  reads: unread,
  codes: ['wrong_password', 'weak_password'],
});

/** Sends a link by mail, after the answer, which is the same whether there is an account or not. */
export const requestReset = call({
  method: 'POST',
  path: '/api/auth/password-reset',
  access: 'open',
  body: inputObject({ email: reachableEmail('Email is required') }),
  answer: done,
  reads: unread,
  status: 202,
  codes: [],
});

/** With the token of the link in the mail. */
export const resetPassword = call({
  method: 'PUT',
  path: '/api/auth/password-reset',
  access: 'open',
  body: inputObject({ token: requiredText('Token'), newPassword }),
  answer: done,
  reads: unread,
  codes: ['invalid_link', 'weak_password'],
});

/** What a verification came to: `isNewLogin` where the email took the place of another. */
const verified = v.object({ isNewLogin: v.optional(v.boolean()) });

/** With the token of the link in the mail: after the sign-up, or after a change of the email. */
export const verifyEmail = call({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'open',
  body: inputObject({ token: requiredText('Token') }),
  answer: v.object({ ...done.entries, ...verified.entries }),
  reads: ifPresent(verified),
  codes: ['invalid_link', 'email_taken'],
});

/** Sends the link once more, after the answer. */
export const resendVerification = call({
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  access: 'member',
  answer: done,
  reads: unread,
  status: 202,
  codes: [],
});
