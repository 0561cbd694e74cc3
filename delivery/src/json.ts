import * as z from 'zod/mini';
import { errorMessage, Refusal } from '@cpal/server-kit/errors';

/** A string that the pattern matches; `expected` ends the sentence "… must be". */
export const matching = (pattern: RegExp, expected: string) =>
  z.string(`must be ${expected}`).check(z.regex(pattern, `must be ${expected}`));

export const text = matching(/./u, 'a text that is not empty');

const notCount = 'must be a whole number, zero or more';
export const count = z.int(notCount).check(z.nonnegative(notCount));

/** Says what is wrong with a value whose schema has no message of its own. */
const describeIssue: z.core.$ZodErrorMap = (issue) =>
  'expected' in issue ? `must be of type ${String(issue.expected)}` : 'is not valid';

/** Such as `pages[0].path`; `it` is the whole text. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'it';

/** Parses JSON text; a Refusal names `file` and each place in it that does not fit the schema. */
export function parseJson<T>(json: string, schema: z.ZodMiniType<T>, file: string): T {
  const refusal = (reason: string, cause: unknown) => new Refusal(`${file}: ${reason}`, { cause });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw refusal(errorMessage(error), error);
  }
  const { data, error, success } = schema.safeParse(value, { error: describeIssue });
  if (success) return data;
  const faults = error.issues.map(({ path, message }) => `${placeOf(path)} ${message}`);
  throw refusal(faults.join('; '), error);
}
