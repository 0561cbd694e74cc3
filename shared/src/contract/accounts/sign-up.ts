import * as v from 'valibot';
import { inputObject } from '../parse';
import { call } from '../call';
import { bounded, email, requiredName } from '../fields';
import { userAnswer } from './member';
import { maxTypedPassword, passwordProblem } from './password';
import { profileInput } from './profile';

/** A password that is chosen, at sign-up or later. */
export const newPassword = v.pipe(
  v.string('Password is required'),
  bounded('Password', maxTypedPassword),
  v.check(
    (password) => passwordProblem(password) === null,
    ({ input }) => passwordProblem(input) ?? '',
  ),
);

export const newAccount = inputObject({
  email: email('Please enter a valid email'),
  password: newPassword,
  fullName: requiredName('Full name'),
  ...profileInput,
});

export type NewAccount = v.InferOutput<typeof newAccount>;

/** Any JSON; a body that is none, such as a page, stays text and is not from the API. */
const json = v.custom<unknown>((body) => typeof body !== 'string');

export const signUp = call({
  method: 'POST',
  path: '/api/users/sign-up',
  access: 'open',
  body: newAccount,
  answer: userAnswer,
  reads: json,
  status: 201,
  codes: ['weak_password', 'email_taken'],
});
