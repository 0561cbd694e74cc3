import { Tabs } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { type ComponentType, type SyntheticEvent, useState } from 'react';
import styles from './auth-card.module.css';
import {
  answered,
  fieldEdited,
  type FieldErrors,
  type FieldName,
  fieldsRefused,
  initialState,
  type Mode,
  modeChosen,
  sent,
} from './auth-state';
import { type FieldProps, LoginFields, SignUpFields } from './fields';
import { prepare } from './submission';

const tabs = [
  { id: 'login', label: 'Login' },
  { id: 'signUp', label: 'Sign Up' },
] as const satisfies { id: Mode; label: string }[];

const fieldsOf: Record<Mode, ComponentType<{ field: (name: FieldName) => FieldProps }>> = {
  login: LoginFields,
  signUp: SignUpFields,
};

/** The two forms behind their tabs. Logging in itself changes the session, which the screen sees. */
export function AuthCard() {
  const [{ mode, values, errors, failure, isBusy }, update] = useState(initialState);
  const Fields = fieldsOf[mode];

  const field = (name: FieldName): FieldProps => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event) => update(fieldEdited(name, event.target.value)),
  });

  const submit = async (form: HTMLFormElement) => {
    const submission = prepare[mode](values);
    if ('errors' in submission) {
      update(fieldsRefused(submission.errors));
      focusFirst(form, submission.errors);
      return;
    }
    update(sent);
    update(answered(await submission.send()));
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  };

  return (
    <Tabs
      label="Login or Sign Up"
      tabs={tabs}
      selected={mode}
      onSelect={(chosen) => update(modeChosen(chosen))}
    >
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <Fields field={field} />
        <Button type="submit" busy={isBusy && 'Processing...'}>
          {tabs.find(({ id }) => id === mode)?.label}
        </Button>
      </form>
    </Tabs>
  );
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const named = Object.keys(errors).map((name) => `[name="${name}"]`);
  form.querySelector<HTMLInputElement>(named.join())?.focus();
}
