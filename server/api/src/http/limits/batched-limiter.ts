import { type LimitStore, toWait } from './store';
import type { Limit } from './table';
import { createWindows } from './windows';

/** The share of a limit that a process counts before it tells the others. */
const batchShare = 0.1;

/**
 * Counts in this process, and adds each tenth of the limit to the shared table without waiting for
 * it. Who stays far below the limit costs no write; who is over it in all processes together is
 * soon rejected in each.
 */
export function createBatchedLimiter(
  store: LimitStore,
  name: string,
  { max, per }: Pick<Limit, 'max' | 'per'>,
) {
  const shared = store.limiter(name, { max, per });
  const windows = createWindows(per);
  const batch = Math.ceil(max * batchShare);

  /** Adds a batch; where the sum of all processes is over the limit, this one's window is full. */
  async function report(key: string) {
    const sum = await store.ask(
      () => shared.penalty(store.hash(key), batch),
      () => null,
    );
    if (!sum || sum.consumedPoints < max) return;
    const window = windows.open(key);
    window.used = max;
    window.endsAtMs = Date.now() + sum.msBeforeNext;
  }

  /** Gives the seconds to wait, without counting. */
  const peek = (key: string): number => {
    const window = windows.find(key);
    return window && window.used >= max ? toWait(window.endsAtMs - Date.now()) : 0;
  };

  /** Sets one use aside. Gives the seconds to wait; 0 lets it through. */
  const reserve = (key: string): number => {
    const wait = peek(key);
    if (wait === 0) windows.open(key).used += 1;
    return wait;
  };

  /** Counts a use that was set aside. */
  const confirm = (key: string) => {
    const window = windows.find(key);
    if (!window) return;
    window.counted += 1;
    if (window.counted % batch === 0) void report(key);
  };

  /** Gives back a use that was set aside; of keys that a stranger invents nothing is left. */
  const release = (key: string) => {
    const window = windows.find(key);
    if (!window || window.used === 0) return;
    window.used -= 1;
    if (window.used === 0) windows.forget(key);
  };

  /** Counts one more use. Gives the seconds to wait; 0 lets it through. */
  const use = (key: string): number => {
    const wait = reserve(key);
    if (wait === 0) confirm(key);
    return wait;
  };

  return { peek, reserve, confirm, release, use };
}
