import { TextField } from '@cpal/shared/controls';
import { type ChangeEvent, useId } from 'react';
import type { FieldName } from './auth-state';
import { PasswordChecklist } from './password-checklist';

/** What ties an input to the form's state. */
export interface FieldProps {
  name: FieldName;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface FieldsProps {
  field: (name: FieldName) => FieldProps;
}

export function LoginFields({ field }: FieldsProps) {
  return (
    <>
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
    </>
  );
}

export function SignUpFields({ field }: FieldsProps) {
  const checklistId = useId();
  const password = field('password');
  return (
    <>
      <TextField label="Full name" autoComplete="name" required {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Company" autoComplete="organization" optional {...field('company')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        required
        aria-describedby={checklistId}
        {...password}
      />
      <PasswordChecklist id={checklistId} password={password.value} />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
    </>
  );
}
