import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '../kernel/describe-error';
import type { Uses } from '../kernel/services';

/** A piece of work running. It deals with its own failures, and throws only the database's. */
export type Work = () => Promise<void>;

export interface Queue {
  name: 'claims' | 'connections' | 'counting' | 'mails' | 'reading' | 'webhooks';
  /** Takes at most so many pieces that are due; until a lease ends no other process takes them. */
  take: (max: number) => Promise<Work[]>;
  /** Milliseconds between two looks while nothing is due. */
  pauseMs: number;
}

export interface RunningQueue {
  /** Looks into the queue without waiting for the pause to end. */
  wake: () => void;
  /** Takes nothing more; resolves once what is running has ended. */
  stop: () => Promise<void>;
}

/** How many pieces one process has running at the same time. */
const maxRunning = 5;

/** Milliseconds until the next look after the database failed. */
const pauseAfterFailureMs = 3_000;

/**
 * Works on a queue for as long as the process runs. It looks into the queue instead of being called, so
 * that any process does what another one stored, and a lost database ends nothing.
 */
export function runQueue({ name, take, pauseMs }: Queue, { log }: Uses<'log'>): RunningQueue {
  const inHand = new Set<Promise<void>>();
  const stopping = new AbortController();
  let alarm = new AbortController();
  const wake = () => alarm.abort();

  const report = (error: unknown) =>
    log.error(
      { event: 'queue_poll_failed', err: describeError(error), queue: name },
      'queue poll failed',
    );
  function begin(work: Work) {
    const started = work()
      .catch(report)
      .finally(() => {
        inHand.delete(started);
        wake();
      });
    inHand.add(started);
  }

  /** Begins what is due, as far as hands are free. @returns the milliseconds until the next look. */
  async function look(): Promise<number> {
    const free = maxRunning - inHand.size;
    try {
      if (free > 0) for (const work of await take(free)) begin(work);
      return pauseMs;
    } catch (error) {
      report(error);
      return pauseAfterFailureMs;
    }
  }

  async function run() {
    while (!stopping.signal.aborted) {
      // Before the look, so that what wakes it meanwhile is not missed.
      alarm = new AbortController();
      const { signal } = alarm;
      await sleep(await look(), undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(inHand);
  }
  const running = run();
  return {
    wake,
    stop: () => {
      stopping.abort();
      wake();
      return running;
    },
  };
}
