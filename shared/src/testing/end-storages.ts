import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set<AsyncLocalStorage<unknown>>();

const run: (...given: never[]) => unknown = Reflect.get(AsyncLocalStorage.prototype, 'run');

Object.assign(AsyncLocalStorage.prototype, {
  run(this: AsyncLocalStorage<unknown>, ...given: never[]) {
    used.add(this);
    return run.apply(this, given);
  },
});

/**
 * Jest makes a storage for each file of tests and never ends it. Node then hands the storages of all
 * files before on to each new promise, so a process becomes slower from file to file. A storage that
 * is used again begins again by itself.
 */
export function endStorages(): void {
  for (const storage of used) storage.disable();
  used.clear();
}
