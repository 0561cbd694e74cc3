import { createHmac } from 'node:crypto';
import { inArray, lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from '../../db/schema';
import { describeError } from '../../kernel/describe-error';
import type { Uses } from '../../kernel/services';

/** Whole seconds for a Retry-After header, at least one. */
export const toWait = (waitMs: number) => Math.max(1, Math.ceil(waitMs / 1000));

/** Opens the table of counters that all instances on one database share. */
export function openLimitStore({ db, tokenSecrets, log }: Uses<'db' | 'log' | 'tokenSecrets'>) {
  // Not the secret itself: what it signs must never be something that a visitor chose.
  const secret = createHmac('sha256', tokenSecrets[0]).update('rate limits').digest();
  let isDown = false;

  function reportUse(error: unknown) {
    if (isDown === (error !== null)) return;
    isDown = error !== null;
    if (isDown)
      log.error(
        { event: 'shared_limits_failed', err: describeError(error) },
        'shared limits failed, counting in this process',
      );
    else log.info({ event: 'shared_limits_recovered' }, 'shared limits recovered');
  }

  async function ask<T>(question: () => Promise<T>, otherwise: () => T): Promise<T> {
    try {
      const answer = await question();
      reportUse(null);
      return answer;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      reportUse(error);
      return otherwise();
    }
  }

  return {
    /** Under which somebody is counted: a hash that cannot be guessed back without our secret. */
    hash: (text: string) => createHmac('sha256', secret).update(text).digest('base64url'),

    /** A counter of its own name in the table; it lets `max` points through within `per` seconds. */
    limiter: (name: string, { max, per }: { max: number; per: number }) =>
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix: name,
        points: max,
        duration: per,
        clearExpiredByTimeout: false,
        // A caller over the limit costs no further write until the time is up.
        inMemoryBlockOnConsumed: max + 1,
      }),

    /** Asks the table; where it cannot be used, says so once in the log and goes on without it. */
    ask,

    /** Deletes the counters whose time is up; several instances may do so concurrently. */
    sweep: () =>
      ask(
        async () => {
          const expired = db
            .select({ key: rateLimits.key })
            .from(rateLimits)
            .where(lt(rateLimits.expire, new Date()))
            .for('update', { skipLocked: true });
          await db.delete(rateLimits).where(inArray(rateLimits.key, expired));
        },
        () => undefined,
      ),
  };
}

export type LimitStore = ReturnType<typeof openLimitStore>;
