import { inputObject } from '../parse';
import { deleted, done, unread } from '../answers';
import { presentPassword } from './auth';
import { call } from '../call';
import { providerCodes } from '../codes';
import { email, requiredName } from '../fields';
import { profileInput } from './profile';

/** All that a member can say of themselves; what is left out is none from then on. */
export const changeProfile = call({
  method: 'PUT',
  path: '/api/account/profile',
  access: 'member',
  body: inputObject({ fullName: requiredName('Full name'), ...profileInput }),
  answer: done,
  reads: unread,
  codes: [],
});

/**
 * Sends a link to the new email, after the answer, which is the same whether another account has it or
 * not. The email changes once the link is followed.
 */
export const requestEmailChange = call({
  method: 'PUT',
  path: '/api/account/email',
  access: 'member',
  body: inputObject({
    email: email('Email is required'),
    currentPassword: presentPassword('Current password'),
  }),
  answer: done,
  reads: unread,
  status: 202,
  codes: ['wrong_password'],
});

/** Leaves the email as it is; the link that was sent works no more. */
export const cancelEmailChange = call({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'member',
  answer: done,
  reads: unread,
  codes: [],
});

/** A file of all that is held of the member: account-export.ts says what is in it. */
export const exportAccount = call({
  method: 'GET',
  path: '/api/account/export',
  access: 'member',
  answer: 'file',
  codes: [],
});

export const deleteAccount = call({
  method: 'DELETE',
  path: '/api/account',
  access: 'member',
  body: inputObject({ password: presentPassword() }),
  answer: deleted,
  reads: unread,
  codes: ['wrong_password', ...providerCodes],
});
