import { useId } from 'react';
import { TextField } from '../field/field';
import type { FieldProps } from '../form/use-fields';
import { PasswordChecklist } from './password-checklist';

interface NewPasswordFieldsProps {
  /** The two labels: of the password that is chosen, and of its second entry. */
  labels: readonly [string, string];
  password: FieldProps;
  confirmPassword: FieldProps;
}

/** The fields in which a password is chosen, with the live checklist of its rules. */
export function NewPasswordFields({ labels, password, confirmPassword }: NewPasswordFieldsProps) {
  const checklistId = useId();
  const [label, confirmLabel] = labels;
  const kind = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <TextField label={label} aria-describedby={checklistId} {...kind} {...password} />
      <PasswordChecklist id={checklistId} password={password.value} />
      <TextField label={confirmLabel} {...kind} {...confirmPassword} />
    </>
  );
}
