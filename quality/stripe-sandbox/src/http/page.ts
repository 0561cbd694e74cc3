import { choice, readParams, text, whole, type Reader } from './params';
import { invalidRequest } from './problem';
import type { Form } from './form';
import type { Row, Table } from '../store/table';

/** A parameter of a list, which selects some of its rows. */
export type Filter<T> = Reader<(row: T) => boolean>;

/** Selects the rows whose field has the value; one of `words`, where there are any. */
export function same<K extends string>(
  field: K,
  ...words: readonly string[]
): Filter<Record<K, unknown>> {
  const read = words.length === 0 ? text : choice(...words);
  return (value, name) => {
    const wanted = read(value, name);
    return (row) => String(row[field]) === wanted;
  };
}

const cursor = { limit: whole, starting_after: text };

/**
 * One page of a list, newest first, in Stripe's envelope.
 * @param isListed whether a row is in the list at all, before any filter.
 */
export function paginate<T extends Row>(
  table: Table<T>,
  isListed: (row: T) => boolean,
  { limit: asked, starting_after: after, ...rest }: Form,
  filters: Record<string, Filter<T>>,
  path: string,
) {
  const given = { ...(asked && { limit: asked }), ...(after && { starting_after: after }) };
  const { limit = 10, starting_after } = readParams(given, cursor);
  if (limit < 1 || limit > 100) {
    throw invalidRequest('Invalid limit: must be between 1 and 100', { param: 'limit' });
  }
  if (starting_after !== undefined) table.find(starting_after, 'starting_after');
  const tests = Object.values(readParams(rest, filters));
  const rows = table
    .all()
    .toReversed()
    .filter((row) => isListed(row) && tests.every((test) => test?.(row) ?? true));
  const start = rows.findIndex(({ id }) => id === starting_after) + 1;
  const data = rows.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < rows.length, url: `/v1${path}` };
}
