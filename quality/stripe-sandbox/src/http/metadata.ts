import { text, type Reader } from './params';
import { invalidRequest } from './problem';

/** Free names with texts; an empty text removes a name, or all of them: null. */
export const metadata: Reader<Record<string, string> | null> = (value, name) => {
  if (typeof value === 'string') {
    if (value === '') return null;
    throw invalidRequest('Invalid object', { param: name });
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, text(item, `${name}[${key}]`)]),
  );
};

/** Metadata after an update: given names are set, names given as empty texts are removed. */
export function mergeMetadata(
  before: Record<string, string>,
  given: Record<string, string> | null = {},
): Record<string, string> {
  if (given === null) return {};
  return Object.fromEntries(
    Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''),
  );
}
