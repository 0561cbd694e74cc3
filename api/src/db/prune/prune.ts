import { inArray } from 'drizzle-orm';
import type { Db } from '../client';
import type { Uses } from '../../server/services';
import { type Stale, staleRows } from './stale';

/** Rows that one statement removes, so that none holds its locks for long. */
const batch = 200;

/** Removes some, or what is in them; a row that somebody else holds is left for the next night. @returns how many. */
async function removeSome(db: Db, { table, key, where, leaves }: Stale): Promise<number> {
  const some = db
    .select({ key })
    .from(table)
    .where(where)
    .limit(batch)
    .for('update', { skipLocked: true });
  const these = inArray(key, some);
  const gone = leaves
    ? await db.update(table).set(leaves).where(these).returning()
    : await db.delete(table).where(these).returning();
  return gone.length;
}

/**
 * Removes what nobody needs any more, a few rows at a time.
 * @param signal ends it after the present few.
 * @returns how many rows of each table went, or lost their words.
 * @throws the database's error; what went until then is gone.
 */
export async function prune(
  { db, clock }: Uses<'clock' | 'db'>,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const [name, stale] of Object.entries(staleRows(db, clock()))) {
    let last = batch;
    let count = 0;
    while (last === batch && !signal.aborted) {
      last = await removeSome(db, stale);
      count += last;
    }
    removed[name] = count;
  }
  return removed;
}
