import { errorCode } from '@cpal/server-kit/errors';
import { freePort } from './free-port';
import type { StartSettings } from '../settings/start-settings';

interface Wanted {
  port: number;
  host: string;
  /** What would listen there, and the setting that says so. */
  what: string;
}

/** All ports that a start needs; it goes on without the demo blog's. */
function wantedPorts({ edge, sandbox, apis, worker, host, metricsHost }: StartSettings) {
  const own = [
    { port: edge.PORT, what: 'the product, PORT' },
    { port: sandbox?.PORT, what: 'the Stripe sandbox, PORT + 1' },
  ].map((one) => ({ ...one, host }));
  const metrics = [...apis, ...(worker === null ? [] : [worker])].map(({ METRICS_PORT }) => ({
    port: METRICS_PORT,
    what: 'metrics, METRICS_PORT',
    host: metricsHost,
  }));
  return [...own, ...metrics].flatMap(({ port, ...one }): Wanted[] =>
    port === undefined ? [] : [{ port: Number(port), ...one }],
  );
}

/**
 * Finds out before a build that takes a minute whether all ports are free.
 * @returns a sentence for each port that cannot be used; none if all are free.
 */
export async function usedPorts(settings: StartSettings): Promise<string[]> {
  const found = await Promise.all(
    wantedPorts(settings).map(async ({ port, host, what }) => {
      const tried = await freePort(port, host).catch(
        (error: unknown) => errorCode(error) ?? 'unknown',
      );
      if (tried === null) return [`Port ${port} on ${host} is in use (${what}).`];
      if (typeof tried === 'number') return [];
      return [`Port ${port} on ${host} cannot be used (${what}): ${tried}.`];
    }),
  );
  return found.flat();
}

/** Says which ports are in use, and what to do; @returns whether there are any. */
export async function saysUsedPorts(settings: StartSettings): Promise<boolean> {
  const used = await usedPorts(settings);
  if (used.length > 0)
    console.error([...used, 'Stop what listens there, or change the setting.'].join('\n'));
  return used.length > 0;
}
