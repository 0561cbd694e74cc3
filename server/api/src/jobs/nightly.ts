import { setTimeout as sleep } from 'node:timers/promises';
import { retryDelay } from './retry';
import { day, hour, minute } from '../kernel/clock';
import { describeError } from '../kernel/describe-error';
import type { Uses } from '../kernel/services';

/** Seconds after midnight, UTC. */
const night = 3 * hour;

/** Seconds over which the servers of many installations spread. */
const spread = 30 * minute;

const retries = { first: minute, max: hour };

/**
 * Seconds from `now` to the next night's run, whole.
 * @param random from 0 to 1, which spreads the runs.
 */
export function untilNight(now: Date, random: number): number {
  const ofDay = (now.getTime() / 1000) % day;
  const start = night + random * spread;
  return Math.ceil(start > ofDay ? start - ofDay : start + day - ofDay);
}

/** Seconds after the start: by then whatever starts together with this server is there. */
const firstRun = 5;

type Wait = (seconds: number, signal: AbortSignal) => Promise<void>;

/** Ends early, without complaint, where the signal says so. */
const waitFor: Wait = async (seconds, signal) => {
  await sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
};

/**
 * Runs a task soon and every night; after a failure sooner, at growing distances.
 * @param task says whether it did all there was; an error is logged and counts as a failure.
 * @returns `stop`, which resolves once the task has ended.
 */
export function startNightly(
  name: string,
  task: (stop: AbortSignal) => Promise<boolean>,
  { clock, log, wait = waitFor }: Uses<'clock' | 'log'> & { wait?: Wait },
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const attempt = async () => {
    try {
      return await task(stopping.signal);
    } catch (error) {
      log.error(
        { event: 'nightly_task_failed', err: describeError(error), task: name },
        'nightly task failed',
      );
      return false;
    }
  };
  const loop = async () => {
    let failures = 0;
    await wait(firstRun, stopping.signal);
    while (!stopping.signal.aborted) {
      failures = (await attempt()) ? 0 : failures + 1;
      const seconds =
        failures > 0 ? retryDelay(failures, retries) : untilNight(clock(), Math.random());
      await wait(seconds, stopping.signal);
    }
  };
  const ended = loop();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
