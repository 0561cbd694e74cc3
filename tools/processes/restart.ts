import type { Service } from './supervisor';

/** A server that ends more often within a minute has an error that a new process does not remove. */
const maxRestarts = 5;
const minuteMs = 60_000;

/**
 * Starts a new process in the place of a server's, on the same port, each time it ends by itself.
 * @param giveUp is called once, where it ends too often or does not start any longer.
 */
export function restartOnExit(service: Service, giveUp: () => void): void {
  let ends: number[] = [];

  async function restart() {
    if (service.isStopping) return;
    const now = Date.now();
    ends = [...ends.filter((moment) => now - moment < minuteMs), now];
    if (ends.length > maxRestarts) return giveUp();
    console.warn(`The ${service.name} ended; another process takes its place.`);
    const next = await service.launchAgain().catch(() => null);
    if (next === null) return giveUp();
    service.process = next.process;
    watch();
  }

  const watch = () => service.process.once('exit', () => void restart());
  watch();
}
