import { Agent, type Dispatcher } from 'undici';

type Send = (options: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>;

/** One of the API's instances. */
export interface ApiOrigin {
  origin: string;
  /** Sends a request over a connection that may have been kept open since an earlier one. */
  kept: Send;
  /** Sends a request over a connection of its own. */
  fresh: Send;
}

const connectTimeoutMs = 5_000;

/**
 * Opens the instances of the API. One request at a time is on a connection: no response can be taken
 * for another's.
 * @param headersTimeoutMs time until a response's headers.
 */
export function openOrigins(origins: readonly string[], headersTimeoutMs: number) {
  /** @param pipelining requests that a connection has at a time; with 0 it is closed after one. */
  const openAgent = (pipelining: 0 | 1) =>
    new Agent({
      pipelining,
      headersTimeout: headersTimeoutMs,
      connect: { timeout: connectTimeoutMs },
    });
  const keepAlive = openAgent(1);
  const oneOff = openAgent(0);
  const all = origins.map((origin): ApiOrigin => ({
    origin,
    kept: (options) => keepAlive.request({ ...options, origin }),
    fresh: (options) => oneOff.request({ ...options, origin }),
  }));
  let turn = 0;

  return {
    /** All instances, each time beginning with the next. */
    inTurn: (): ApiOrigin[] => {
      const first = turn++ % Math.max(1, all.length);
      return [...all.slice(first), ...all.slice(0, first)];
    },
    close: async () => {
      await Promise.all([keepAlive.destroy(), oneOff.destroy()]);
    },
  };
}
