import * as v from 'valibot';
import { errorMessage, UserError } from '@cpal/server-kit/errors';

/** A string that the pattern matches; `expected` ends the sentence "… must be". */
export const matching = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(`must be ${expected}`), v.regex(pattern, `must be ${expected}`));

export const text = matching(/./u, 'a text that is not empty');

const notCount = 'must be a whole number, zero or more';
export const count = v.pipe(v.number(notCount), v.safeInteger(notCount), v.minValue(0, notCount));

const isNoList = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

/** An object of any names whose values are alike; the library's own record takes a list for one. */
export const strictRecord = <S extends v.GenericSchema>(values: S) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isNoList, 'must be of type record'),
    v.record(v.string(), values),
  );

/** Says what is wrong with a value whose schema has no message of its own. */
const describeIssue = ({ expected, received }: v.BaseIssue<unknown>) => {
  if (received === 'undefined') return 'is missing';
  return expected === null ? 'is not valid' : `must be of type ${expected}`;
};

/** Such as `pages[0].path`; `it` is the whole text. */
const placeOf = ({ path }: v.BaseIssue<unknown>): string =>
  (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'it';

/** Parses JSON text; a UserError names `file` and each place in it that does not fit the schema. */
export function parseJson<T>(json: string, schema: v.GenericSchema<unknown, T>, file: string): T {
  const rejection = (reason: string, cause: unknown) =>
    new UserError(`${file}: ${reason}`, { cause });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw rejection(errorMessage(error), error);
  }
  const read = v.safeParse(schema, value, { abortPipeEarly: true, message: describeIssue });
  if (read.success) return read.output;
  const failures = read.issues.map((issue) => `${placeOf(issue)} ${issue.message}`);
  throw rejection(failures.join('; '), new v.ValiError(read.issues));
}
