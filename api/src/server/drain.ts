import type { App } from './app-type';
import type { Lifecycle } from './lifecycle';

/** Milliseconds that requests in flight get to end. */
const drainTime = 10_000;

/**
 * Milliseconds after which a connection without a request is hung up on. One that is in use makes its
 * next request before, is answered `Connection: close`, and is never cut off.
 */
const idleTimeoutMs = 1_000;

/** Milliseconds from one look for idle connections to the next. */
const sweepEvery = 50;

/** Takes no new connections, lets requests end, at most 10 s, and closes the server. */
export async function drain(app: App, lifecycle: Lifecycle): Promise<void> {
  lifecycle.phase = 'stopping';
  const { server } = app;
  let sweep: NodeJS.Timeout | undefined;
  const startSweep = setTimeout(() => {
    server.closeIdleConnections();
    sweep = setInterval(() => server.closeIdleConnections(), sweepEvery);
  }, idleTimeoutMs);
  const cutOff = setTimeout(() => server.closeAllConnections(), drainTime);
  await app.close();
  clearTimeout(startSweep);
  clearInterval(sweep);
  clearTimeout(cutOff);
}
