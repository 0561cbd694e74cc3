import { toProblem } from '@cpal/shared/api';
import { type Login, login, type SignUp, signUp } from '@cpal/shared/contract/auth';
import { createAccount, signIn, useSession } from '@cpal/shared/session';
import type { Failure, FieldErrors, Mode, Values } from './auth-state';

/** What a form is good for: messages for its fields, or a call that answers why it failed, if so. */
export type Submission = { errors: FieldErrors } | { send: () => Promise<Failure | null> };

const generalFailure = 'An error occurred';

/** Checks what was typed by the rules that the server has too (spec, section 5). */
export const prepare: Readonly<Record<Mode, (values: Values) => Submission>> = {
  login(values) {
    const checked = login.safeParse(values);
    if (!checked.success) return { errors: firstMessages(checked.error.issues) };
    return { send: () => logIn(checked.data) };
  },

  signUp(values) {
    const checked = signUp.safeParse(values);
    const errors = {
      ...(checked.success ? {} : firstMessages(checked.error.issues)),
      ...confirmationErrors(values),
    };
    if (!checked.success || Object.keys(errors).length > 0) return { errors };
    return { send: () => joinAndLogIn(checked.data) };
  },
};

function confirmationErrors({ password, confirmPassword }: Values): FieldErrors {
  if (confirmPassword === '') return { confirmPassword: 'Please confirm your password' };
  return confirmPassword === password ? {} : { confirmPassword: 'Passwords do not match' };
}

function firstMessages(issues: { path: PropertyKey[]; message: string }[]): FieldErrors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

async function logIn(credentials: Login): Promise<Failure | null> {
  try {
    await signIn(credentials);
  } catch (thrown) {
    return { message: messageOf(thrown, 'Login failed'), mode: 'login' };
  }
  // A user that could not be loaded is the session's problem; a token refused at once is ours.
  const isRefused = useSession.getState().status === 'anonymous';
  return isRefused ? { message: generalFailure, mode: 'login' } : null;
}

async function joinAndLogIn(input: SignUp): Promise<Failure | null> {
  try {
    await createAccount(input);
  } catch (thrown) {
    return { message: messageOf(thrown, 'Failed to create account'), mode: 'signUp' };
  }
  const failure = await logIn(input);
  return failure && { ...failure, message: 'Account created but login failed' };
}

/** Where no answer came the fallback would blame the wrong thing. */
function messageOf(thrown: unknown, fallback: string): string {
  const { status, serverMessage } = toProblem(thrown);
  return status === null ? generalFailure : (serverMessage ?? fallback);
}
