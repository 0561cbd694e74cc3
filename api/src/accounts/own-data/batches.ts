import { type SQL, asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Batches } from './json-stream';

/** How many rows one query reads. */
const batchSize = 500;

/** Where a batch ended: its last row's moment, as exact as the database has it, and its id. */
interface Place {
  at: string;
  id: string | number;
}

/** How one batch of a table is read: in which order, and from where on. */
interface Page {
  /** To be selected as `at` beside the row. */
  at: SQL<string>;
  after: SQL | undefined;
  order: SQL[];
  limit: number;
}

/**
 * Reads a table in the order of a moment, then of the id, with a short query for each batch: no
 * transaction is open while a slow reader takes what came before.
 */
export async function* inBatches<Row extends { id: string | number }, Shown>(
  { at, id, newestFirst }: { at: PgColumn; id: PgColumn; newestFirst: boolean },
  read: (page: Page) => Promise<{ row: Row; at: string }[]>,
  show: (rows: Row[]) => Shown[] | Promise<Shown[]>,
): Batches<Shown> {
  const [order, is] = newestFirst ? [desc, sql`<`] : [asc, sql`>`];
  const pageAfter = (last: Place | null): Page => ({
    at: sql<string>`${at}::text`,
    after: last
      ? sql`(${at}, ${id}) ${is} (${last.at}::timestamptz, ${sql.param(last.id, id)})`
      : undefined,
    order: [order(at), order(id)],
    limit: batchSize,
  });

  let last: Place | null = null;
  for (;;) {
    const found = await read(pageAfter(last));
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
