import { readFile } from 'node:fs/promises';
import { errorCode, errorMessage, Refusal } from '@cpal/server-kit/errors';

/** Turns an unknown value into a `T`, or throws a Refusal that says where (`at`) it is wrong. */
export type Reader<T> = (value: unknown, at: string) => T;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const below = (at: string, key: string) => (at === '' ? key : `${at}.${key}`);

const wrong = (at: string, expected: string) => new Refusal(`${at || 'it'} must be ${expected}`);

/** A string that the pattern matches; `expected` ends the sentence "… must be". */
export const matching =
  (pattern: RegExp, expected: string): Reader<string> =>
  (value, at) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw wrong(at, expected);
    return value;
  };

export const text = matching(/./u, 'a text that is not empty');

/** A whole number from zero up. */
export const count: Reader<number> = (value, at) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw wrong(at, 'a whole number, zero or more');
  }
  return value;
};

export const oneOf =
  <T extends string>(...options: readonly T[]): Reader<T> =>
  (value, at) => {
    const found = options.find((option) => option === value);
    if (found === undefined) throw wrong(at, options.map((option) => `"${option}"`).join(' or '));
    return found;
  };

export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, at) =>
    value === null ? null : read(value, at);

export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) throw wrong(at, 'a list');
    return value.map((item: unknown, index) => read(item, `${at}[${index}]`));
  };

/** An object whose keys are data; every value has the same shape. */
export const dictionary =
  <T>(read: Reader<T>): Reader<Record<string, T>> =>
  (value, at) => {
    if (!isRecord(value)) throw wrong(at, 'an object');
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, read(item, below(at, key))]),
    );
  };

/** An object with known fields; fields it does not know are left out. */
export const object =
  <T>(fields: { [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value, at) => {
    if (!isRecord(value)) throw wrong(at, 'an object');
    const read = Object.entries<Reader<unknown>>(fields).map(([key, readField]) => [
      key,
      readField(value[key], below(at, key)),
    ]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fields` has each key of T.
    return Object.fromEntries(read) as T;
  };

/** Parses JSON text of the given shape; a Refusal names `file` and the place in it. */
export function parseJson<T>(json: string, read: Reader<T>, file: string): T {
  try {
    return read(JSON.parse(json), '');
  } catch (error) {
    throw new Refusal(`${file}: ${errorMessage(error)}`, { cause: error });
  }
}

/** Reads a JSON file of the given shape; null where there is no such file. */
export async function readJson<T>(file: string, read: Reader<T>): Promise<T | null> {
  let json: string;
  try {
    json = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new Refusal(`${file} cannot be read: ${errorMessage(error)}`, { cause: error });
  }
  return parseJson(json, read, file);
}
