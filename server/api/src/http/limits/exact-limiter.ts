import { RateLimiterRes } from 'rate-limiter-flexible';
import { type LimitStore, toWait } from './store';
import type { Limit } from './table';
import { createWindows } from './windows';

/** Counts each use in the shared table; in this process while the table cannot be used. */
export function createExactLimiter(
  store: LimitStore,
  name: string,
  { max, per }: Pick<Limit, 'max' | 'per'>,
) {
  const shared = store.limiter(name, { max, per });
  const windows = createWindows(per);

  const countHere = (key: string) => {
    const window = windows.open(key);
    window.used += 1;
    return window.used > max ? toWait(window.endsAtMs - Date.now()) : 0;
  };

  return {
    /** Counts one more use. Gives the seconds to wait; 0 lets it through. */
    use: async (text: string): Promise<number> => {
      const key = store.hash(text);
      try {
        return await store.ask(
          () => shared.consume(key).then(() => 0),
          () => countHere(key),
        );
      } catch (error) {
        if (error instanceof RateLimiterRes) return toWait(error.msBeforeNext);
        throw error;
      }
    },

    /** Takes all uses back. */
    forget: (text: string) =>
      store.ask(
        () => shared.delete(store.hash(text)),
        () => false,
      ),
  };
}
