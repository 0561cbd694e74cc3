import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store } from '../store/store';

/** Numbers from 0 to below a limit, which follow from a seed. */
export function getNumbers(seed: number): (limit: number) => number {
  let count = 0;
  return (limit) => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() % limit;
  };
}

type Step = 'read' | 'create' | 'list' | 'stat' | 'remove';

/** A store that calls a function before each of its steps, and goes on when that does. */
export function stoppingAt(
  store: Store,
  before: (path: string, step: Step) => Promise<void>,
): Store {
  const stopping =
    <Rest extends unknown[], R>(name: Step, step: (path: string, ...rest: Rest) => Promise<R>) =>
    async (path: string, ...rest: Rest): Promise<R> => {
      await before(path, name);
      return step(path, ...rest);
    };
  return {
    ...store,
    read: stopping('read', store.read),
    create: stopping('create', store.create),
    list: stopping('list', store.list),
    stat: stopping('stat', store.stat),
    remove: stopping('remove', store.remove),
  };
}

/**
 * Runs tasks at the same time, of which one after the other makes a step in the store: which one is
 * chosen by `choose`, so that any order can come about.
 */
export async function interleaved(
  store: Store,
  choose: (limit: number) => number,
  tasks: readonly ((store: Store) => Promise<unknown>)[],
): Promise<void> {
  const waiting: (() => void)[] = [];
  const turns = stoppingAt(store, () => new Promise((resolve) => waiting.push(resolve)));
  const running = new Set(tasks.keys());
  const all = tasks.map((task, index) => task(turns).finally(() => running.delete(index)));
  const driving = (async () => {
    while (running.size > 0) {
      await nextTurn();
      const [next] = waiting.length > 0 ? waiting.splice(choose(waiting.length), 1) : [];
      next?.();
    }
  })();
  await Promise.all([...all, driving]);
}
