import type { FieldErrors } from './use-fields';

interface Checked {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

/**
 * The first message of each field, by its innermost name, from what a schema of the contract says of a form's values.
 * @param checked what the schema's `safeParse` answered.
 */
export function messagesOf({ error }: Checked): FieldErrors {
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message]));
}
