import { setTimeout as sleep } from 'node:timers/promises';
import { Refused } from '../people/writers';

/**
 * Repeats writes, all at the same time, until it is ended. An error is tried again; any other error
 * is thrown at the end.
 * @param writes are called with how often they were called before.
 */
export function startLoad(writes: readonly ((count: number) => Promise<unknown>)[]) {
  const ending = new AbortController();
  const told = { acknowledged: 0, refused: 0 };
  const repeat = async (write: (count: number) => Promise<unknown>) => {
    for (let count = 0; !ending.signal.aborted; count += 1)
      try {
        await write(count);
        told.acknowledged += 1;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        told.refused += 1;
        await sleep(20);
      }
  };
  const all = Promise.all(writes.map(repeat));
  // It is thrown by `end`; nobody waits for it until then.
  all.catch(() => undefined);
  return {
    told,
    end: async () => {
      ending.abort();
      await all;
    },
  };
}
