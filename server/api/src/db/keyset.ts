import { Problem } from '@cpal/server-kit/problem';
import { type SQL, asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The columns that a list is ordered by: a moment, then the id. */
interface Keyset {
  at: PgColumn;
  id: PgColumn;
  newestFirst: boolean;
}

/** The row that a page ends with: its moment as the database reads it, and its id. */
export interface Place {
  at: string;
  id: string | number;
}

/** What the query of one page needs besides its own conditions. */
export interface Page {
  after: SQL | undefined;
  order: SQL[];
  limit: number;
}

/** The page of so many rows that follows a row, or the first one. */
export function pageAfter(
  { at, id, newestFirst }: Keyset,
  last: Place | null,
  limit: number,
): Page {
  const [order, is] = newestFirst ? [desc, sql`<`] : [asc, sql`>`];
  return {
    after: last
      ? sql`(${at}, ${id}) ${is} (${last.at}::timestamptz, ${sql.param(last.id, id)})`
      : undefined,
    order: [order(at), order(id)],
    limit,
  };
}

const toCursor = ({ createdAt, id }: { createdAt: Date; id: string }) =>
  `${createdAt.getTime()}-${id}`;

/** Milliseconds of fewer digits than a year of five has, which no database reads. */
const cursorShape = /^(\d{1,14})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** @throws Problem `validation_failed` */
function readCursor(cursor: string): Place {
  const [, at, id] = cursorShape.exec(cursor) ?? [];
  if (at === undefined || id === undefined)
    throw new Problem('validation_failed', 'after is not valid', { param: 'after' });
  return { at: new Date(Number(at)).toISOString(), id };
}

/**
 * Reads one page of a list, newest first.
 * @param cursor where the previous page ended; undefined for the first page.
 * @returns the rows, and the cursor of the next page; null after the last one.
 * @throws Problem `validation_failed` if the cursor is not one of ours.
 */
export async function readPage<Row extends { createdAt: Date; id: string }>(
  { createdAt, id }: { createdAt: PgColumn; id: PgColumn },
  { cursor, size }: { cursor: string | undefined; size: number },
  read: (page: Page) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const last = cursor === undefined ? null : readCursor(cursor);
  // One row more than is shown says whether there is another page.
  const found = await read(pageAfter({ at: createdAt, id, newestFirst: true }, last, size + 1));
  const rows = found.slice(0, size);
  const end = rows.at(-1);
  return { rows, next: end && found.length > size ? toCursor(end) : null };
}
