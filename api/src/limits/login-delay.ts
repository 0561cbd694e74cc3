import type { FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { day } from '../clock';
import { keys } from './keys';
import type { Limiter } from './limiter';
import { type LimitStore, toWait } from './store';

/** Failed logins of one account that cost no delay, within a day. */
const free = 10;

/** The longest time between two attempts, in seconds. */
const longest = 60;

/** How long an address counts as known after a login, in seconds. */
const knownFor = 30 * day;

/** What the OpenAPI document says of it. */
export const loginDelayNote =
  `After ${free} failed logins of one email within a day, further attempts from addresses that it ` +
  `has not logged in from in the last 30 days are accepted one at a time, with a delay between ` +
  `them that doubles from one second to ${longest}: earlier ones get 429 with Retry-After. A ` +
  'successful login ends the delay.';

/** Seconds that lie between two attempts: 1, 2, 4 and so on, at most a minute. */
const delayAfter = (failures: number) => Math.min(longest, 2 ** (failures - free - 1));

/**
 * Slows down who guesses one account's password from many addresses. After ten failures, attempts
 * from addresses that this account has not been used from take turns, with a growing delay between
 * them. Addresses from which it has are let through, so that nobody can keep its owner out. An
 * email without an account is treated alike. Nothing waits here: who is too early is refused.
 */
export function createLoginDelay(store: LimitStore): Limiter {
  const failures = store.limiter('login-failures', { max: free, per: day });
  const turns = store.limiter('login-turns', { max: 1, per: longest });
  const known = store.limiter('login-known', { max: 1, per: knownFor });

  const accountOf = (request: FastifyRequest) => store.hash(keys.email(request) ?? '');
  const placeOf = (request: FastifyRequest) => store.hash(keys.emailAndAddress(request));

  /** While the table cannot be used nobody is delayed; the limits by address still hold. */
  const ask = <T>(question: () => Promise<T>) => store.ask<T | null>(question, () => null);

  async function takeTurn(request: FastifyRequest) {
    const account = accountOf(request);
    // Counted before it is known to fail, so that many at once cannot all be the first.
    const { consumedPoints } = await failures.penalty(account);
    if (consumedPoints <= free || (await known.get(placeOf(request)))) return 0;
    try {
      await turns.consume(account, 1, { customDuration: delayAfter(consumedPoints) });
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await failures.reward(account);
      return toWait(error.msBeforeNext);
    }
  }

  return {
    use: async (request) => (await ask(() => takeTurn(request))) ?? 0,
    settle: async (request, status) => {
      const account = accountOf(request);
      if (status === 200) {
        await ask(() => failures.delete(account));
        await ask(() => known.set(placeOf(request), 1, knownFor));
      }
      // The password was never checked.
      if (status >= 500) await ask(() => failures.reward(account));
    },
  };
}
