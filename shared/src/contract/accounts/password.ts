import { isIllFormed } from '../characters';

/** One rule for a new password: the label is in the live checklist, the message at the field. */
export interface PasswordRule {
  label: string;
  message: string;
  test: (password: string) => boolean;
}

const codePoints = (text: string) => Array.from(text.normalize('NFC')).length;

/** The characters that count as special (spec, section 5). Others are allowed, but do not count. */
export const specialCharacters = '!@#$%^&*(),.?":{}|<>';

/** Whether a password has a character that counts as special. */
export const hasSpecial = (password: string) =>
  Array.from(specialCharacters).some((sign) => password.includes(sign));

/** The rules of a new password, in the order in which they are told. */
export const passwordRules: readonly PasswordRule[] = [
  {
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters',
    test: (password) => codePoints(password) >= 8,
  },
  {
    label: 'Contains a number',
    message: 'Password must contain at least one number',
    test: (password) => /\d/.test(password),
  },
  {
    label: 'Contains a lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    test: (password) => /[a-z]/.test(password),
  },
  {
    label: 'Contains an uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    test: (password) => /[A-Z]/.test(password),
  },
  {
    label: 'Contains a special character',
    message: 'Password must contain at least one special character',
    test: hasSpecial,
  },
];

/** Longest password, in code points after NFC; longer ones are refused, never cut. */
const maxPasswordLength = 256;

/**
 * The same for password managers: the value of Apple's `passwordrules` attribute. Without an `allowed`
 * a generated password has only what is required, so each of its signs counts. It is no part of the
 * rules, since each front end that checks a password has those in its own script.
 */
export const generatorRules =
  'minlength: 8; required: digit; required: lower; required: upper; ' +
  `required: [${specialCharacters}]; maxlength: ${maxPasswordLength}`;

/**
 * Longest password as it is typed, in code points. A code point comes of four at most where a text is
 * composed (NFC), so a longer one is too long in any case and need not be composed to be measured.
 */
export const maxTypedPassword = 4 * maxPasswordLength;

/**
 * Says what is wrong with a new password.
 * @returns the first broken rule's message, or null where all hold.
 */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'Password is required';
  // Each half of a character would be hashed as the same replacement, whichever it is.
  if (isIllFormed(password)) return 'Password contains a character that is not allowed';
  if (codePoints(password) > maxPasswordLength) return 'Password is too long';
  return passwordRules.find((rule) => !rule.test(password))?.message ?? null;
}
