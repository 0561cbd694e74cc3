import type { FastifyRequest } from 'fastify';
import { addSeconds, day } from '../kernel/clock';
import type { Uses } from '../kernel/services';

const header = 'cpal-simulated-time';

/** Seconds: further back nothing is simulated. */
const furthest = 31 * day;

type Deps = Uses<'clock' | 'settings'>;

/**
 * When a request is meant to be, in seconds since the epoch by its header: how the demo blog gets a
 * month of readers. Only where blogs may be on this machine, which is never in production.
 * @returns null if it is now.
 */
export function simulatedTime({ settings, clock }: Deps, { headers }: FastifyRequest): Date | null {
  const said = headers[header];
  if (!settings.localBlogs || typeof said !== 'string' || !/^\d{1,12}$/.test(said)) return null;
  const [at, now] = [new Date(Number(said) * 1000), clock()];
  return at <= now && at >= addSeconds(now, -furthest) ? at : null;
}

/** The services as they are at the time of a request. */
export function atItsTime<S extends Deps>(services: S, request: FastifyRequest): S {
  const at = simulatedTime(services, request);
  return at === null ? services : { ...services, clock: () => at };
}
