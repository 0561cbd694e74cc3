import type { Dispatcher } from 'undici';
// The whole of undici, with what browsers have, takes 10 MB more.
import request from 'undici/lib/api/api-request.js';
import Pool from 'undici/lib/dispatcher/pool.js';

type Ask = (options: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>;

/** One of the API's instances. */
export interface ApiOrigin {
  origin: string;
  /** Asks over a connection that may have been kept open since an earlier request. */
  kept: Ask;
  /** Asks over a connection of its own. */
  fresh: Ask;
}

/** Milliseconds for making a connection. */
const connectTimeoutMs = 5_000;

/**
 * Opens the instances of the API. One request at a time is on a connection: no answer can be taken
 * for another's.
 * @param headersTimeoutMs milliseconds until an answer's headers.
 */
export function openOrigins(origins: readonly string[], headersTimeoutMs: number) {
  const open = (origin: string, pipelining: 0 | 1) =>
    new Pool(origin, {
      pipelining,
      headersTimeout: headersTimeoutMs,
      connect: { timeout: connectTimeoutMs },
    });
  const pools: Pool[] = [];
  const askOver = (origin: string, pipelining: 0 | 1): Ask => {
    const pool = open(origin, pipelining);
    pools.push(pool);
    return (options) => request.call(pool, options);
  };
  const all = origins.map((origin): ApiOrigin => ({
    origin,
    kept: askOver(origin, 1),
    fresh: askOver(origin, 0),
  }));
  let turn = 0;

  return {
    /** All instances, each time beginning with the next. */
    inTurn: (): ApiOrigin[] => {
      const first = turn++ % Math.max(1, all.length);
      return [...all.slice(first), ...all.slice(0, first)];
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}
