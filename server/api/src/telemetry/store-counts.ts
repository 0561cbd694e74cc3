import { sql } from 'drizzle-orm';
import { networkCounts, releaseCounts } from '../db/schema';
import { toDay, hour } from '../kernel/clock';
import type { Uses } from '../kernel/services';
import type { Unsaved } from './release-counts';

/** Rows of one statement: far below the parameters that one may have. */
const batch = 500;

/** In whole milliseconds: all processes have to come to the same. */
export const startOfHour = (moment: Date) =>
  new Date(moment.getTime() - (moment.getTime() % (hour * 1000)));

const orderOf = (row: Unsaved) => `${row.name} ${row.release} ${row.kind} ${row.number}`;

/** Does something with rows in batches: in one order in all processes, so that none waits for another's row. */
async function inBatches(rows: readonly Unsaved[], store: (some: Unsaved[]) => Promise<unknown>) {
  const ordered = rows.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  for (let from = 0; from < ordered.length; from += batch)
    await store(ordered.slice(from, from + batch));
}

/**
 * Adds what this process has counted to what all have stored of the present hour, and of the day.
 * @throws the database's error; what was not stored stays to be stored.
 */
export async function storeCounts({
  db,
  clock,
  releaseCounts: counts,
}: Uses<'clock' | 'db' | 'releaseCounts'>): Promise<void> {
  const now = clock();
  await inBatches(counts.unsaved('counts'), async (rows) => {
    const { name, release, kind, bucket } = releaseCounts;
    await db
      .insert(releaseCounts)
      .values(
        rows.map(({ number, ...row }) => ({ ...row, bucket: number, hour: startOfHour(now) })),
      )
      .onConflictDoUpdate({
        target: [releaseCounts.hour, name, release, kind, bucket],
        set: { count: sql`${releaseCounts.count} + excluded.count` },
      });
    counts.saved('counts', rows);
  });
  await inBatches(counts.unsaved('networks'), async (rows) => {
    const { name, release, kind, network } = networkCounts;
    await db
      .insert(networkCounts)
      .values(rows.map(({ number, ...row }) => ({ ...row, network: number, day: toDay(now) })))
      .onConflictDoUpdate({
        target: [networkCounts.day, name, release, kind, network],
        set: { count: sql`${networkCounts.count} + excluded.count` },
      });
    counts.saved('networks', rows);
  });
}
