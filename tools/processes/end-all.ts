import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, stop, stopAll } from './supervisor';

/** A server ends what it has begun within ten seconds. */
const usualLimitMs = 15_000;

/** Waits for work, whatever comes of it, but no longer than a limit, in milliseconds. */
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  const late = sleep(limitMs, undefined, { signal: waiting.signal });
  await Promise.race([Promise.allSettled([work]), late]);
  waiting.abort();
  await late.catch(() => undefined);
}

/**
 * Closes what is open and then stops servers, also where files are gone that a part needs for its end.
 * A part that does not close is left, and a server that does not stop is killed.
 * @param limitMs of both steps, in milliseconds.
 */
export async function endAll(
  open: readonly { close: () => unknown }[],
  services: readonly Service[],
  limitMs = usualLimitMs,
): Promise<void> {
  const closing = open.map(async ({ close }) => close());
  await within(limitMs, Promise.allSettled(closing));
  await within(limitMs, stopAll(services));
  for (const { process: child } of services) child.kill('SIGKILL');
  await Promise.all(services.map(stop));
}
