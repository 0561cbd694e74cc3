import { plainLine } from '../page/html-lines';

/** An object of published data, of no certain form. */
export type Data = Readonly<Record<string, unknown>>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value or a list of values as a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The last parts of an object's types, in lower case: "howtostep". */
export const typesOf = (value: unknown): string[] =>
  isData(value)
    ? listOf(value['@type'])
        .filter((type) => typeof type === 'string')
        .map((type) => type.slice(type.search(/[^/#:]*$/)).toLowerCase())
    : [];

/** A text, number, or the text of an object that has one; null where there is none. */
export function textIn(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return plainLine(value) || null;
  if (typeof value === 'number') return String(value);
  if (depth > 4) return null;
  if (Array.isArray(value)) return textIn(value[0], depth + 1);
  if (!isData(value)) return null;
  return textIn(value['text'] ?? value['@value'] ?? value['name'], depth + 1);
}

/** The first of several properties that an object has. */
export const firstOf = (data: Data, ...names: string[]): unknown =>
  names.map((name) => data[name]).find((value) => value !== undefined && value !== null);
