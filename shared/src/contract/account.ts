import * as z from 'zod/mini';
import { deleted, unread } from './answers';
import { presentPassword } from './auth';
import { call } from './call';
import { providerCodes } from './codes';

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
  body: z.object({ password: presentPassword() }),
  answer: deleted,
  reads: unread,
  codes: ['wrong_password', ...providerCodes],
});
