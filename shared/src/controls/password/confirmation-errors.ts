import type { FieldErrors } from '../form/use-fields';

/** What is wrong with the second entry of a new password (spec, section 5), for `confirmPassword`. */
export function confirmationErrors(password: string, confirmPassword: string): FieldErrors {
  if (confirmPassword === '') return { confirmPassword: 'Please confirm your password' };
  return confirmPassword === password ? {} : { confirmPassword: 'Passwords do not match' };
}
