import { type FieldProps, Tabs, useFields } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { Button, Notice } from '@cpal/shared/ui';
import { type ComponentType, type SyntheticEvent, useState } from 'react';
import { Link, useLocation } from '@cpal/shared/router';
import type { Carried } from '../../lib/carried';
import { emptyValues, type FieldName, generalFailure, type Mode, stateAt } from './auth-state';
import { LoginFields, SignUpFields } from './fields';
import type * as Submission from './submission';

const tabs = [
  { id: 'login', label: 'Login' },
  { id: 'signUp', label: 'Sign Up' },
] as const satisfies { id: Mode; label: string }[];

const fieldsOf: Record<Mode, ComponentType<{ field: (name: FieldName) => FieldProps }>> = {
  login: LoginFields,
  signUp: SignUpFields,
};

let submission: typeof Submission | undefined;

/** What checks and calls comes with the first focus: who only looks at the page never needs it. */
const loadSubmission = async () => (submission ??= await import('./submission'));

/**
 * The two forms behind their tabs. Logging in itself changes the session, which the screen sees.
 * @param opensOn the tab that is shown first.
 */
export function AuthCard({ opensOn }: { opensOn: Mode }) {
  const [{ mode, failure, isBusy }, setState] = useState(stateAt(opensOn));
  const carried: Carried | null = useLocation().state;
  const { values, field, refuse, clearErrors } = useFields({
    ...emptyValues,
    email: carried?.email ?? '',
  });
  const Fields = fieldsOf[mode];
  const handedOn: Carried = { from: carried?.from, email: values.email };

  const choose = (chosen: Mode) => {
    clearErrors();
    setState({ mode: chosen, failure: null, isBusy });
  };

  const submit = async (form: HTMLFormElement) => {
    if (submission === undefined) setState({ mode, failure: null, isBusy: true });
    const { prepare } = submission ?? (await loadSubmission());
    const prepared = prepare[mode](values);
    const isReady = 'send' in prepared;
    setState({ mode, failure: null, isBusy: isReady });
    if (!isReady) {
      refuse(form, prepared.errors);
      return;
    }
    clearErrors();
    const outcome = await prepared.send();
    // A member who is logged in moves on; until the next screen is there, the form stays busy.
    if (outcome !== null) setState({ ...outcome, isBusy: false });
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    submit(event.currentTarget).catch(() =>
      setState({ mode, failure: generalFailure, isBusy: false }),
    );
  };

  return (
    <Tabs label="Login or Sign Up" tabs={tabs} selected={mode} onSelect={choose}>
      <form noValidate onSubmit={onSubmit} ref={preloadAtFocus}>
        {failure !== null && (
          <div ref={takeUpFocus}>
            <Notice tone="bad">{failure}</Notice>
          </div>
        )}
        <Fields field={field} />
        <Button type="submit" disabled={isBusy} busy={isBusy && 'Processing...'}>
          {tabs.find(({ id }) => id === mode)?.label}
        </Button>
        {mode === 'login' && (
          <Link to={paths.forgotPassword()} state={handedOn}>
            Forgot your password?
          </Link>
        )}
      </form>
    </Tabs>
  );
}

// What fails now is fetched again when the form is sent.
const preload = () => void loadSubmission().catch(() => undefined);

/** For the `ref` of the form. */
const preloadAtFocus = (form: HTMLFormElement | null) =>
  form?.addEventListener('focusin', preload, { once: true });

/**
 * For the `ref` of a failure. A browser takes the focus from a button that is disabled and from a
 * field that goes with its tab; a keyboard user goes on at the button, not at the top.
 */
function takeUpFocus(failure: HTMLElement | null) {
  if (document.activeElement !== document.body) return;
  failure?.closest('form')?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
}
