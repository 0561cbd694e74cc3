import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '@cpal/server-kit/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describeError } from '../../kernel/describe-error';
import type { Uses } from '../../kernel/services';
import type { Db } from '../client';
import { type Position, removeBatch } from './remove-batch';
import { type Due, type Stale, staleRows } from './stale';

/**
 * Rows of the first batch, and of the largest. What goes with a row by its references differs by
 * hundreds, and so do machines, so between them the time that a batch takes decides.
 */
const firstBatch = 50;
const maxBatch = 2_000;

/** Milliseconds for which a batch may hold its rows, and the embedded database all that others ask. */
const batchMs = 100;

/** What PostgreSQL says of a statement that took too long. */
const isTooLong = (error: unknown) =>
  error instanceof DrizzleQueryError && hasCode(error.cause, '57014');

/** The rows of the next batch, after one of `size` rows that took `tookMs`. */
const nextSize = (size: number, tookMs: number) =>
  Math.round(Math.min(Math.max(size * Math.min(batchMs / tookMs, 2), size / 4, 1), maxBatch));

/**
 * Removes all that is due, batch by batch. Between two it leaves the database to others for as long as it
 * had it.
 * @param add is given how many rows went, batch by batch.
 */
async function removeDue(
  db: Db,
  { stale, due }: { stale: Stale; due: Due },
  { add, signal }: { add: (count: number) => void; signal: AbortSignal },
): Promise<void> {
  let size = firstBatch;
  // Each batch goes over the entries of the one before: PostgreSQL marks them as dead then, and the first
  // batch of the next run, which meets all that no vacuum has removed, need not look at their rows.
  let after: Position | undefined;
  let lastEnd: Position | undefined;
  while (!signal.aborted) {
    const started = performance.now();
    try {
      const { count, end } = await removeBatch(db, stale, due, { size, after });
      add(count);
      if (count < size) return;
      [after, lastEnd] = [lastEnd, end];
    } catch (error) {
      if (!isTooLong(error) || size === 1) throw error;
    }
    const tookMs = performance.now() - started;
    size = nextSize(size, tookMs);
    await sleep(tookMs, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Removes what nobody needs any longer, a few rows at a time. What fails keeps nothing else from it.
 * @param signal ends it after the present few.
 * @returns how many rows of each table went, or lost their words.
 * @throws AggregateError with what failed, at the end; what went until then is gone.
 */
export async function prune(
  { db, clock, log }: Uses<'clock' | 'db' | 'log'>,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const failures: { rule: string; error: unknown }[] = [];
  for (const [rule, stale] of Object.entries(staleRows(clock()))) {
    let count = 0;
    const add = (more: number) => {
      count += more;
    };
    for (const due of stale.due)
      try {
        await removeDue(db, { stale, due }, { add, signal });
      } catch (error) {
        failures.push({ rule, error });
        const facts = { event: 'retention_rule_failed', rule, err: describeError(error) };
        log.error(facts, 'retention rule failed');
      }
    removed[rule] = count;
  }
  const failed = [...new Set(failures.map(({ rule }) => rule))];
  const isWhole = failed.length === 0 && !signal.aborted;
  const facts = { event: 'retention_run_finished', isWhole, removed, failed };
  log.info(facts, 'retention run finished');
  if (failed.length > 0)
    throw new AggregateError(
      failures.map(({ error }) => error),
      `retention failed for ${failed.join(', ')}`,
    );
  return removed;
}
