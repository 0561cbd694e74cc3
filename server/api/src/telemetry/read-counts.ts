import type { NetworkCount, ReleaseCount } from '@cpal/shared/contract/telemetry/release-counts';
import { gte, sum } from 'drizzle-orm';
import { networkCounts, releaseCounts } from '../db/schema';
import { addSeconds, toDay, hour } from '../kernel/clock';
import { InvalidQuery } from '../kernel/metrics/serve-metrics';
import type { Uses } from '../kernel/services';
import { startOfHour } from './store-counts';

/** Hours of which counts are read where nothing is said: a day. */
const usualHours = 24;

/** As many as counts are kept. */
const maxHours = 720;

/** Seconds since the epoch, as the database has them: within the year 9999. */
const maxSince = 253_402_300_799;

/** Reads a whole number. @throws InvalidQuery if it is none, or out of bounds. */
function readWhole(query: URLSearchParams, key: string, min: number, max: number): number {
  const [text = '', ...more] = query.getAll(key);
  const value = /^\d{1,12}$/.test(text) ? Number(text) : -1;
  if (more.length > 0 || value < min || value > max)
    throw new InvalidQuery(`${key} must be one whole number from ${min} to ${max}`);
  return value;
}

/**
 * The beginning of the first hour that is asked for.
 * @param query `hours` says how many of the last ones, with the present; `since` instead from which hour
 * on, by a moment in it, in seconds since the epoch. Text, since an operator asks by an address.
 * @throws InvalidQuery
 */
function firstHour(query: URLSearchParams, now: Date): Date {
  const unknown = [...query.keys()].find((key) => key !== 'hours' && key !== 'since');
  if (unknown !== undefined) throw new InvalidQuery('only hours or since can be asked for');
  if (query.has('hours') && query.has('since'))
    throw new InvalidQuery('hours and since cannot both be asked for');
  if (query.has('since'))
    return startOfHour(new Date(readWhole(query, 'since', 0, maxSince) * 1000));
  const hours = query.has('hours') ? readWhole(query, 'hours', 1, maxHours) : usualHours;
  return addSeconds(startOfHour(now), (1 - hours) * hour);
}

/**
 * Sums what all processes have stored, by release, kind and bucket.
 * @throws InvalidQuery
 */
export async function readCounts(
  { db, clock }: Uses<'clock' | 'db'>,
  query: URLSearchParams,
): Promise<ReleaseCount[]> {
  const { name, release, kind, bucket } = releaseCounts;
  return db
    .select({ name, release, kind, bucket, count: sum(releaseCounts.count).mapWith(Number) })
    .from(releaseCounts)
    .where(gte(releaseCounts.hour, firstHour(query, clock())))
    .groupBy(name, release, kind, bucket)
    .orderBy(name, release, kind, bucket);
}

/**
 * The same of compared releases, by kind and network, from the whole day of the first hour on.
 * @throws InvalidQuery
 */
export async function readNetworkCounts(
  { db, clock }: Uses<'clock' | 'db'>,
  query: URLSearchParams,
): Promise<NetworkCount[]> {
  const { name, release, kind, network } = networkCounts;
  return db
    .select({ name, release, kind, network, count: sum(networkCounts.count).mapWith(Number) })
    .from(networkCounts)
    .where(gte(networkCounts.day, toDay(firstHour(query, clock()))))
    .groupBy(name, release, kind, network)
    .orderBy(name, release, kind, network);
}
