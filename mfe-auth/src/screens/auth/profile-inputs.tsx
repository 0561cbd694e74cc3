import type { ProfileField } from '@cpal/shared/contract/accounts/profile';
import { type FieldProps, TextField } from '@cpal/shared/controls';
import type { ReactNode } from 'react';

export interface ProfileInputProps {
  field: (name: ProfileField) => FieldProps;
}

/** What the sign-up asks for and may be left out, in the order of the form. */
export const profileInputs: Readonly<
  Record<ProfileField, (props: ProfileInputProps) => ReactNode>
> = {
  company: ({ field }) => (
    <TextField label="Company" autoComplete="organization" optional {...field('company')} />
  ),
};

export const emptyProfile: Readonly<Record<ProfileField, string>> = { company: '' };
