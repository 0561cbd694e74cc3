import * as z from 'zod/mini';
import { email, maxTextLength, requiredText, seconds, storable } from './fields';
import { passwordProblem } from './password';

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

/** The answer of login and refresh; `expires_in` is the access token's life in seconds. */
export const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
});

/** `POST /api/auth/refresh`. */
export const refresh = z.object({ refresh_token: requiredText('Refresh token') });

/** `POST /api/auth/logout`: the bearer or this token, either is enough. */
export const logout = z.object({ refresh_token: z.optional(z.string()) });

/** The account of the person who is logged in. */
export const user = z.object({
  userId: z.string(),
  email: z.string(),
  /** Whether the person followed the link that was sent there. */
  emailVerified: z.boolean(),
  fullName: z.string(),
  company: z.nullable(z.string()),
  stripeCustomerId: z.nullable(z.string()),
  createdAt: seconds,
});

export const userAnswer = z.object({ user });

/** `POST /api/update-stripe-customer-id`. */
export const linkCustomer = z.object({
  userId: requiredText('User id'),
  stripeCustomerId: requiredText('Stripe customer id'),
});

export type Login = z.infer<typeof login>;
export type SignUp = z.infer<typeof signUp>;
export type Tokens = z.infer<typeof tokens>;
export type User = z.infer<typeof user>;
export type LinkCustomer = z.infer<typeof linkCustomer>;
