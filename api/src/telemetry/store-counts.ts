import type { ReleaseCount } from '@cpal/shared/contract/release-counts';
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

/** The beginning of the first hour that is asked for. */
function firstHour(query: URLSearchParams, now: Date): Date {
  const since = Number(query.get('since'));
  if (Number.isSafeInteger(since) && since > 0) return startOfHour(new Date(since * 1000));
  const hours = Number(query.get('hours')) || usualHours;
  return addSeconds(startOfHour(now), (1 - hours) * hour);
}

/**
 * Sums what all processes have stored, by release, kind and bucket.
 * @param query `hours` says how many of the last ones, with the present; `since` instead from which hour
 * on, by a moment in it, in seconds since the epoch. Text, since an operator asks by an address.
 */
export async function readCounts(
  { db, clock }: Uses<'clock' | 'db'>,
  query: URLSearchParams,
): Promise<ReleaseCount[]> {
  return db
    .select({ ...cell, count: sum(releaseCounts.count).mapWith(Number) })
    .from(releaseCounts)
    .where(gte(releaseCounts.hour, firstHour(query, clock())))
    .groupBy(name, release, kind, bucket)
    .orderBy(name, release, kind, bucket);
}
