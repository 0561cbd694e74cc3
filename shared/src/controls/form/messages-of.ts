import { parseAs } from '../../contract/parse';
import type { FieldErrors } from './use-fields';

type Schema = Parameters<typeof parseAs>[0];
type Read = Pick<ReturnType<typeof parseAs>, 'issues'>;

/** The first message of each field, by its innermost name, from what `parseAs` made of a form's values. */
export const messagesIn = ({ issues }: Read): FieldErrors =>
  Object.fromEntries(
    (issues ?? []).toReversed().map(({ path, message }) => [String(path?.at(-1)?.key), message]),
  );

/** The same from a schema of the contract and the values. */
export const messagesOf = (schema: Schema, values: unknown): FieldErrors =>
  messagesIn(parseAs(schema, values));
