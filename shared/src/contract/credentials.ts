import * as z from 'zod/mini';
import { newPassword } from './auth';
import { email, requiredText } from './fields';

/** A password that is presented to prove who asks; only presence is checked. */
const presentPassword = (name: string) =>
  z
    .string(`${name} is required`)
    .check(z.minLength(1, `${name} is required`), z.maxLength(1024, `${name} is too long`));

/** `PUT /api/auth/password`. */
export const changePassword = z.object({
  currentPassword: presentPassword('Current password'),
  newPassword,
});

/** `POST /api/auth/password-reset`. */
export const requestReset = z.object({ email: email('Email is required') });

/** `PUT /api/auth/password-reset`, with the token of the link in the mail. */
export const resetPassword = z.object({ token: requiredText('Token'), newPassword });

/** `POST /api/auth/verify-email`, with the token of the link in the mail. */
export const verifyEmail = z.object({ token: requiredText('Token') });

/** `DELETE /api/account`. */
export const deleteAccount = z.object({ password: presentPassword('Password') });
