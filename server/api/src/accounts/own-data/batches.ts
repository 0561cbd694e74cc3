import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Page, type Place, pageAfter } from '../../db/keyset';
import type { Batches } from './json-stream';

/** How many rows one query reads. */
const batchSize = 500;

/** How one batch of a table is read. */
interface Batch extends Page {
  /** To be selected as `at` next to the row: its moment, as exact as the database has it. */
  at: SQL<string>;
}

/**
 * Reads a table in the order of a moment, then of the id, with a short query for each batch: no
 * transaction is open while a slow reader takes what came before.
 */
export async function* inBatches<Row extends { id: string | number }, Shown>(
  keyset: { at: PgColumn; id: PgColumn; newestFirst: boolean },
  read: (batch: Batch) => Promise<{ row: Row; at: string }[]>,
  show: (rows: Row[]) => Shown[] | Promise<Shown[]>,
): Batches<Shown> {
  const at = sql<string>`${keyset.at}::text`;
  let last: Place | null = null;
  for (;;) {
    const found = await read({ at, ...pageAfter(keyset, last, batchSize) });
    yield await show(found.map(({ row }) => row));
    const end = found.at(-1);
    if (!end || found.length < batchSize) return;
    last = { at: end.at, id: end.row.id };
  }
}

/** What is never much, read by one query when its turn comes. */
export async function* inOneQuery<Shown>(read: () => Promise<Shown[]>): Batches<Shown> {
  yield await read();
}
