import { parseAs } from '../../contract/parse';
import type { FieldErrors } from './use-fields';

type Schema = Parameters<typeof parseAs>[0];

/**
 * The first message of each field, by its innermost name, from what a schema of the contract says of a form's values.
 */
export function messagesOf(schema: Schema, values: unknown): FieldErrors {
  const issues = parseAs(schema, values).issues?.toReversed() ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path?.at(-1)?.key), message]),
  );
}
