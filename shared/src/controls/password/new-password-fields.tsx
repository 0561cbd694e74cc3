import { useId } from 'react';
import type { FieldProps } from '../form/use-fields';
import { PasswordChecklist } from './password-checklist';
import { PasswordField } from './password-field';

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
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        aria-describedby={checklistId}
        {...password}
      />
      <PasswordChecklist id={checklistId} password={password.value} />
      <PasswordField label={confirmLabel} autoComplete="new-password" {...confirmPassword} />
    </>
  );
}
