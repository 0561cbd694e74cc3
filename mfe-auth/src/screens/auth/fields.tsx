import {
  type FieldProps,
  NewPasswordFields,
  PasswordField,
  TextField,
} from '@cpal/shared/controls';
import type { FieldName } from './auth-state';
import { LegalLine } from './legal-line';
import { profileInputs } from './profile-inputs';

interface FieldsProps {
  /** What ties an input to the form's state. */
  field: (name: FieldName) => FieldProps;
}

export function LoginFields({ field }: FieldsProps) {
  return (
    <>
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </>
  );
}

export function SignUpFields({ field }: FieldsProps) {
  return (
    <>
      <TextField label="Full name" autoComplete="name" required {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      {Object.entries(profileInputs).map(([name, Input]) => (
        <Input key={name} field={field} />
      ))}
      <NewPasswordFields
        labels={['Password', 'Confirm password']}
        password={field('password')}
        confirmPassword={field('confirmPassword')}
      />
      <LegalLine />
    </>
  );
}
