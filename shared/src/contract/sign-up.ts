import * as z from 'zod/mini';
import { unread } from './answers';
import { call } from './call';
import { bounded, email, requiredName } from './fields';
import { userAnswer } from './member';
import { maxTypedPassword, passwordProblem } from './password';
import { profileInput } from './profile';

/** A password that is chosen, at sign-up or later. */
export const newPassword = z
  .string('Password is required')
  .check(bounded('Password', maxTypedPassword), (ctx) => {
    const message = passwordProblem(ctx.value);
    if (message !== null) ctx.issues.push({ code: 'custom', input: ctx.value, message });
  });

export const newAccount = z.object({
  email: email('Please enter a valid email'),
  password: newPassword,
  fullName: requiredName('Full name'),
  ...profileInput,
});

export type NewAccount = z.infer<typeof newAccount>;

export const signUp = call({
  method: 'POST',
  path: '/api/users/sign-up',
  access: 'open',
  body: newAccount,
  answer: userAnswer,
  reads: unread,
  status: 201,
  codes: ['weak_password', 'email_taken'],
});
