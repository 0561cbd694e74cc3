import { drain as drainServer } from '@cpal/server-kit/drain';
import type { App } from '../http/app-type';
import type { Lifecycle } from '../kernel/lifecycle';

/**
 * Milliseconds after which a connection without a request is hung up on. One that is in use makes its
 * next request before, is answered `Connection: close`, and is never cut off.
 */
const idleTimeoutMs = 1_000;

/** Takes no new connections, lets requests end, at most 10 s, and closes the server. */
export function drain(app: App, lifecycle: Lifecycle): Promise<void> {
  lifecycle.phase = 'stopping';
  return drainServer(app, { idleTimeoutMs });
}
