import { domainToUnicode } from 'node:url';
import { normalizeEmail } from '@cpal/shared/contract/fields';

/** An email with its domain in the letters of its language instead of ASCII; typed again, it is the same. */
export function showEmail(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const shown = email.slice(0, start) + domainToUnicode(email.slice(start));
  return normalizeEmail(shown) === email ? shown : email;
}
