import { parseAs } from '@cpal/shared/contract/parse';
import { send, toProblem } from '@cpal/shared/api';
import { type Credentials, credentials } from '@cpal/shared/contract/accounts/auth';
import { type NewAccount, newAccount, signUp } from '@cpal/shared/contract/accounts/sign-up';
import { confirmationErrors, type FieldErrors, messagesIn } from '@cpal/shared/controls';
import { signIn, useSession } from '@cpal/shared/session';
import { generalFailure, type Mode, type Outcome, type Values } from './auth-state';

/**
 * What a form is good for: messages for its fields, or a call, which answers null where somebody is
 * logged in by it.
 */
export type Submission = { errors: FieldErrors } | { send: () => Promise<Outcome | null> };

/** Checks what was typed by the rules that the server has too (spec, section 5). */
export const prepare: Readonly<Record<Mode, (values: Values) => Submission>> = {
  login(values) {
    const checked = parseAs(credentials, values);
    if (!checked.success) return { errors: messagesIn(checked) };
    return { send: () => logIn(checked.output) };
  },

  signUp(values) {
    const checked = parseAs(newAccount, withoutBlanks(values));
    const errors = {
      ...messagesIn(checked),
      ...confirmationErrors(values.password, values.confirmPassword),
    };
    if (!checked.success || Object.keys(errors).length > 0) return { errors };
    return { send: () => joinAndLogIn(checked.output) };
  },
};

/** What is left empty is not sent: the rules of a field say whether it may be missing. */
const withoutBlanks = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''));

async function logIn(typed: Credentials): Promise<Outcome | null> {
  try {
    await signIn(typed);
  } catch (thrown) {
    return { mode: 'login', failure: messageOf(thrown, 'Login failed') };
  }
  const { status } = useSession.getState();
  if (status === 'member') return null;
  // A fresh token that is refused is ours to tell; a user that could not be loaded is the session's
  // problem, which the shell shows with a way to try again.
  return { mode: 'login', failure: status === 'anonymous' ? generalFailure : null };
}

async function joinAndLogIn(input: NewAccount): Promise<Outcome | null> {
  try {
    await send(signUp, { body: input });
  } catch (thrown) {
    return { mode: 'signUp', failure: messageOf(thrown, 'Failed to create account') };
  }
  const { email, password } = input;
  const outcome = await logIn({ email, password });
  if (!outcome?.failure) return outcome;
  return { ...outcome, failure: 'Account created but login failed' };
}

/** Where no answer came the fallback would name the wrong cause. */
function messageOf(thrown: unknown, fallback: string): string {
  const { status, message } = toProblem(thrown);
  return status === null ? generalFailure : (message ?? fallback);
}
