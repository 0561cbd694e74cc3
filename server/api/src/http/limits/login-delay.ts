import type { FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { day, hour } from '../../kernel/clock';
import { accountTried, loginPlace } from './keys';
import type { Limiter } from './limiter';
import { type LimitStore, toWait } from './store';

/** Failed logins of one account within a day, from wherever, before anybody is slowed down. */
const free = 10;

/** The longest pause after a failure, in seconds. */
const longest = hour;

/** How long an address counts as known after a login, in seconds. */
const knownFor = 30 * day;

/** What the OpenAPI document says of it. */
export const loginDelayNote =
  `After ${free} failed logins of one email within a day, an address that it has not logged in from ` +
  'in the last 30 days has to pause after each failure of its own: one second after the first, then ' +
  'twice as long each time, at most an hour. An attempt before the end gets 429 with Retry-After. ' +
  'Failures from other addresses make no pause longer, so nobody keeps the owner of an account out.';

/** Seconds of the pause that follows so many failures of one address: 1, 2, 4 and so on. */
const pauseAfter = (failures: number) => Math.min(longest, 2 ** (failures - 1));

/**
 * Slows down who guesses one account's password from many addresses. Once an account has failed too
 * often, each address that it is not known from pauses after its own failures, ever longer. The first
 * attempt of an address is never rejected, so that the owner logs in from a new one while others guess.
 * An email without an account is treated alike. Nothing waits here: who is too early is rejected.
 */
export function createLoginDelay(store: LimitStore): Limiter {
  const failures = store.limiter('login-failures', { max: free, per: day });
  const failuresHere = store.limiter('login-failures-here', { max: free, per: day });
  const pauses = store.limiter('login-pauses', { max: 1, per: longest });
  const known = store.limiter('login-known', { max: 1, per: knownFor });
  /** The requests that were counted for their address too. */
  const counted = new WeakSet<FastifyRequest>();

  const accountOf = (request: FastifyRequest) => store.hash(accountTried(request));
  const placeOf = (request: FastifyRequest) => store.hash(loginPlace(request));

  /** While the table cannot be used nobody is delayed; the limits by address still hold. */
  const ask = <T>(question: () => Promise<T>) => store.ask<T | null>(question, () => null);

  /** Takes back what was counted for an attempt that was no failure. */
  async function takeBack(request: FastifyRequest) {
    await failures.reward(accountOf(request));
    if (counted.has(request)) await failuresHere.reward(placeOf(request));
  }

  async function attempt(request: FastifyRequest) {
    const place = placeOf(request);
    // Counted before it is known to fail, so that many concurrent ones cannot all be the first.
    const { consumedPoints: all } = await failures.penalty(accountOf(request));
    if (all <= free || (await known.get(place))) return 0;
    const { consumedPoints: own } = await failuresHere.penalty(place);
    counted.add(request);
    try {
      await pauses.consume(place, 1, { customDuration: pauseAfter(own) });
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await takeBack(request);
      return toWait(error.msBeforeNext);
    }
  }

  return {
    use: async (request) => (await ask(() => attempt(request))) ?? 0,
    afterAnswer: async (request, status) => {
      const isUnchecked = status >= 500;
      if (status === 200 || isUnchecked) await ask(() => takeBack(request));
      if (status === 200) await ask(() => known.set(placeOf(request), 1, knownFor));
      if (isUnchecked) await ask(() => pauses.delete(placeOf(request)));
    },
  };
}
