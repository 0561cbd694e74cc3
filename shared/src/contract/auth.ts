import * as z from 'zod/mini';
import { isIllFormed } from './characters';
import {
  bounded,
  email,
  present,
  requiredName,
  requiredText,
  shownName,
  typedEmail,
} from './fields';
import { maxTypedPassword, passwordProblem } from './password';

export { tokens, type Tokens, user, type User, userAnswer } from './member';

/** A password that is presented to prove who asks; a rule that came after it does not count. */
export const presentPassword = (name = 'Password') =>
  z.string(`${name} is required`).check(
    bounded(name, maxTypedPassword),
    present(`${name} is required`),
    z.refine((text) => !isIllFormed(text), `${name} contains a character that is not allowed`),
  );

/** `POST /api/auth/login`: only presence is checked, so that old accounts can always log in. */
export const login = z.object({
  email: typedEmail('Email is required'),
  password: presentPassword(),
});

/** A password that is chosen, at sign-up or later. */
export const newPassword = z
  .string('Password is required')
  .check(bounded('Password', maxTypedPassword), (ctx) => {
    const message = passwordProblem(ctx.value);
    if (message !== null) ctx.issues.push({ code: 'custom', input: ctx.value, message });
  });

/** `POST /api/users/sign-up`. */
export const signUp = z.object({
  email: email('Please enter a valid email'),
  password: newPassword,
  fullName: requiredName('Full name'),
  company: z.optional(shownName('Company')),
});

/** `POST /api/auth/refresh`. */
export const refresh = z.object({ refresh_token: requiredText('Refresh token') });

/** `POST /api/auth/logout`: the bearer or this token, either is enough. */
export const logout = z.object({
  refresh_token: z.optional(z.string().check(bounded('Refresh token'))),
});

/** `POST /api/update-stripe-customer-id`. */
export const linkCustomer = z.object({
  userId: requiredText('User id'),
  stripeCustomerId: requiredText('Stripe customer id'),
});

export type Login = z.infer<typeof login>;
export type SignUp = z.infer<typeof signUp>;
export type LinkCustomer = z.infer<typeof linkCustomer>;
