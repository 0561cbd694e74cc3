import { Problem } from '../../problem';

interface Limits {
  /** How many tasks run at the same time, and how many may wait. */
  atOnce: number;
  waiting: number;
  /** Is told how many wait, whenever that changes. */
  onQueue?: (waiting: number) => void;
}

/**
 * Bounds how many hashes run at the same time, each of which takes 19 MiB and one thread.
 * @returns a function that runs a task in its turn.
 * @throws Problem `overloaded`, at once, where `waiting` tasks wait already.
 */
export function createHashQueue({ atOnce, waiting, onQueue = () => undefined }: Limits) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting)
      throw new Problem('overloaded', 'The server is busy. Please try again in a moment.', {
        headers: { 'retry-after': '2' },
      });
    // A task that ends hands its place to the first in the queue, so `running` stays as it is.
    else
      await new Promise<void>((resolve) => {
        queue.push(resolve);
        onQueue(queue.length);
      });
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) {
        onQueue(queue.length);
        next();
      } else running -= 1;
    }
  };
}
