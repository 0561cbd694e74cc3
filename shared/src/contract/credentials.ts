import * as z from 'zod/mini';
import { newPassword, presentPassword } from './auth';
import { email, requiredText } from './fields';

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
export const deleteAccount = z.object({ password: presentPassword() });
