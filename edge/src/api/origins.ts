import { type Dispatcher, Pool } from 'undici';

/** One of the API's instances. */
export interface ApiOrigin {
  origin: string;
  /** Asks over a connection that may have been kept open since an earlier request. */
  kept: Dispatcher;
  /** Asks over a connection of its own. */
  fresh: Dispatcher;
}

/** Milliseconds for making a connection. */
const connectTimeout = 5_000;

/**
 * Opens the instances of the API. One request at a time is on a connection: no answer can be taken
 * for another's.
 * @param headersTimeout milliseconds until an answer's headers.
 */
export function openOrigins(origins: readonly string[], headersTimeout: number) {
  const open = (origin: string, pipelining: 0 | 1) =>
    new Pool(origin, { pipelining, headersTimeout, connect: { timeout: connectTimeout } });
  const all = origins.map((origin): ApiOrigin => ({
    origin,
    kept: open(origin, 1),
    fresh: open(origin, 0),
  }));
  let turn = 0;

  return {
    /** All instances, each time beginning with the next. */
    inTurn: (): ApiOrigin[] => {
      const first = turn++ % Math.max(1, all.length);
      return [...all.slice(first), ...all.slice(0, first)];
    },
    close: async () => {
      await Promise.all(all.flatMap(({ kept, fresh }) => [kept.destroy(), fresh.destroy()]));
    },
  };
}
