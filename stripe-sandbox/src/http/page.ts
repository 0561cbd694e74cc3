import { oneOf, readParams, text, whole, type Reader } from './params';
import { invalidRequest, noSuch } from './problem';
import type { Form } from './form';

/** A parameter of a list, which keeps some of its rows. */
export type Filter<T> = Reader<(row: T) => boolean>;

/** Keeps the rows whose field has the value; one of `words`, where there are any. */
export function same<K extends string>(
  field: K,
  ...words: readonly string[]
): Filter<Record<K, unknown>> {
  const read = words.length === 0 ? text : oneOf(...words);
  return (value, name) => {
    const wanted = read(value, name);
    return (row) => String(row[field]) === wanted;
  };
}

const cursor = { limit: whole, starting_after: text };

/**
 * One page of a list, in Stripe's envelope.
 * @param rows oldest first; the page has the newest first.
 * @param kind the word of the error where a cursor is unknown.
 */
export function pageOf<T extends { id: string }>(
  rows: readonly T[],
  form: Form,
  filters: Record<string, Filter<T>>,
  url: string,
  kind: string,
) {
  const { limit: asked, starting_after: after, ...rest } = form;
  const given = { ...(asked && { limit: asked }), ...(after && { starting_after: after }) };
  const { limit = 10, starting_after } = readParams(given, cursor);
  if (limit < 1 || limit > 100) {
    throw invalidRequest('Invalid limit: must be between 1 and 100', { param: 'limit' });
  }
  const tests = Object.values(readParams(rest, filters));
  const kept = rows.toReversed().filter((row) => tests.every((test) => test?.(row) ?? true));
  const last = kept.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0)
    throw noSuch(kind, starting_after, 'starting_after');
  const end = last + 1 + limit;
  return { object: 'list', data: kept.slice(last + 1, end), has_more: end < kept.length, url };
}
