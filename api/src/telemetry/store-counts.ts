import { gte, sql, sum } from 'drizzle-orm';
import { releaseCounts } from '../db/schema';
import { addSeconds, hour, toSeconds } from '../server/clock';
import type { Uses } from '../server/services';

/** Rows of one statement: far below the parameters that one may have. */
const batch = 500;

const { name, release, kind, bucket } = releaseCounts;
const cell = { name, release, kind, bucket };

/** In whole milliseconds: all processes have to come to the same. */
const startOfHour = (moment: Date) =>
  new Date(moment.getTime() - (moment.getTime() % (hour * 1000)));

const orderOf = (row: { name: string; release: string; kind: string; bucket: number }) =>
  `${row.name} ${row.release} ${row.kind} ${row.bucket}`;

/**
 * Adds what this process has counted to what all have stored of the present hour.
 * @throws the database's error; what was not stored stays to be stored.
 */
export async function storeCounts({
  db,
  clock,
  releaseCounts: counts,
}: Uses<'clock' | 'db' | 'releaseCounts'>): Promise<void> {
  const began = startOfHour(clock());
  // In one order in all processes, so that none waits for a row that waits for its own.
  const rows = counts
    .unsaved(toSeconds(began))
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch);
    await db
      .insert(releaseCounts)
      .values(some.map((row) => ({ ...row, hour: began })))
      .onConflictDoUpdate({
        target: [releaseCounts.hour, name, release, kind, bucket],
        set: { count: sql`${releaseCounts.count} + excluded.count` },
      });
    counts.saved(some);
  }
}

/** Hours of which counts are read where nothing is said: a day. */
const usualHours = 24;

/**
 * Sums what all processes have stored, by release, kind and bucket.
 * @param hours how many of the last ones, with the present; text, since an operator asks by an address.
 */
export async function readCounts({ db, clock }: Uses<'clock' | 'db'>, hours: string | null) {
  const since = addSeconds(startOfHour(clock()), (1 - (Number(hours) || usualHours)) * hour);
  return db
    .select({ ...cell, count: sum(releaseCounts.count).mapWith(Number) })
    .from(releaseCounts)
    .where(gte(releaseCounts.hour, since))
    .groupBy(name, release, kind, bucket)
    .orderBy(name, release, kind, bucket);
}
