import * as z from 'zod/mini';
import { email, maxTextLength, requiredText, storable } from './fields';
import { passwordProblem } from './password';

export { tokens, type Tokens, user, type User, userAnswer } from './member';

/** `POST /api/auth/login`: only presence is checked, so that old accounts can always log in. */
export const login = z.object({
  email: z
    .string('Email is required')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Email is required'),
      z.maxLength(maxTextLength, 'Email is too long'),
      storable('Email'),
    ),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1024, 'Password is too long')),
});

/** A password that is chosen, at sign-up or later. */
export const newPassword = z.string('Password is required').check((ctx) => {
  const message = passwordProblem(ctx.value);
  if (message !== null) ctx.issues.push({ code: 'custom', input: ctx.value, message });
});

/** `POST /api/users/sign-up`. */
export const signUp = z.object({
  email: email('Please enter a valid email'),
  password: newPassword,
  fullName: requiredText('Full name'),
  company: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(maxTextLength, 'Company is too long'), storable('Company')),
  ),
});

/** `POST /api/auth/refresh`. */
export const refresh = z.object({ refresh_token: requiredText('Refresh token') });

/** `POST /api/auth/logout`: the bearer or this token, either is enough. */
export const logout = z.object({ refresh_token: z.optional(z.string()) });

/** `POST /api/update-stripe-customer-id`. */
export const linkCustomer = z.object({
  userId: requiredText('User id'),
  stripeCustomerId: requiredText('Stripe customer id'),
});

export type Login = z.infer<typeof login>;
export type SignUp = z.infer<typeof signUp>;
export type LinkCustomer = z.infer<typeof linkCustomer>;
