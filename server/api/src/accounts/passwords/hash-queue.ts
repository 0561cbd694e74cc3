import pLimit from 'p-limit';
import { Problem } from '@cpal/server-kit/problem';

interface Limits {
  /** How many tasks run at the same time. */
  concurrency: number;
  maxWaiting: number;
}

/** Bounds how many hashes run at the same time, each of which takes 19 MiB and one thread. */
export function createHashQueue({ concurrency, maxWaiting }: Limits) {
  const limit = pLimit(concurrency);
  // A new task is pending for a microtask even where it can start, so only the sum is exact.
  const accepted = () => limit.activeCount + limit.pendingCount;

  return {
    /** How many tasks wait for their turn. */
    waiting: () => Math.max(0, accepted() - concurrency),

    /**
     * Runs a task in its turn.
     * @throws Problem `overloaded`, without delay, where `maxWaiting` tasks wait already.
     */
    run: async <T>(task: () => Promise<T>): Promise<T> => {
      if (accepted() >= concurrency + maxWaiting)
        throw new Problem('overloaded', 'The server is busy. Please try again in a moment.', {
          headers: { 'retry-after': '2' },
        });
      return limit(task);
    },
  };
}
