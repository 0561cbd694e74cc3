import { mapOf, text, whole, type Params, type Reader } from './params';
import { invalidRequest, noSuch } from './problem';
import type { FormValue } from './form';

const bounds = mapOf({ gt: whole, gte: whole, lt: whole, lte: whole });

/** A time in seconds, or limits on it: `created=5` or `created[gte]=5`. */
const timeFilter: Reader<(time: number) => boolean> = (value: FormValue, name) => {
  if (typeof value === 'string') {
    const exact = whole(value, name);
    return (time) => time === exact;
  }
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = bounds(value, name);
  return (time) => time > gt && time >= gte && time < lt && time <= lte;
};

/** The parameters of every list. */
export const pageParams = {
  limit: whole,
  starting_after: text,
  ending_before: text,
  created: timeFilter,
};

/** Stripe's list envelope. */
export interface Page<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

interface Listed {
  id: string;
  created: number;
}

function position(rows: readonly Listed[], id: string, kind: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw noSuch(kind, id, param);
  return index;
}

/**
 * Cuts one page out of rows that stand newest first.
 * @param kind the word of the error where a cursor is unknown.
 */
export function pageOf<T extends Listed>(
  rows: readonly T[],
  params: Params<typeof pageParams>,
  url: string,
  kind: string,
): Page<T> {
  const { limit = 10, starting_after, ending_before, created } = params;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('Invalid limit: must be between 1 and 100', { param: 'limit' });
  }
  const kept = created === undefined ? rows : rows.filter((row) => created(row.created));
  if (ending_before !== undefined) {
    const end = position(kept, ending_before, kind, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: kept.slice(start, end), has_more: start > 0, url };
  }
  const start =
    starting_after === undefined ? 0 : position(kept, starting_after, kind, 'starting_after') + 1;
  const end = start + limit;
  return { object: 'list', data: kept.slice(start, end), has_more: end < kept.length, url };
}

/** A list that is always sent whole, inside another object. */
export function wholeList<T>(data: T[], url: string): Page<T> {
  return { object: 'list', data, has_more: false, url };
}
