import type { Server } from 'node:http';

interface DrainOptions {
  /** Milliseconds until idle connections are hung up on; one in use makes its next request before. */
  idleTimeoutMs?: number;
  /** Milliseconds after which what is still open is cut off. */
  limitMs?: number;
}

/** Milliseconds from one look for idle connections to the next. */
const sweepIntervalMs = 50;

/** Stops a server: no new connections, requests in flight end. */
export async function drain(
  app: { server: Server; close: () => PromiseLike<unknown> },
  { idleTimeoutMs = 0, limitMs = 10_000 }: DrainOptions = {},
): Promise<void> {
  const { server } = app;
  // Before any answer says to hang up: a caller that did would connect again and be reset by the close.
  server.close();
  let sweep: NodeJS.Timeout | undefined;
  // A connection kept alive goes idle only after its request, when close() has long looked.
  const startSweep = setTimeout(() => {
    server.closeIdleConnections();
    sweep = setInterval(() => server.closeIdleConnections(), sweepIntervalMs);
  }, idleTimeoutMs);
  const cutOff = setTimeout(() => server.closeAllConnections(), limitMs);
  await app.close();
  clearTimeout(startSweep);
  clearInterval(sweep);
  clearTimeout(cutOff);
}
