import { readServedReleases, servedReleasesHeader } from '@cpal/server-kit/served-releases';
import type { BodyOf } from '@cpal/shared/contract/call';
import { reportTelemetry } from '@cpal/shared/contract/telemetry/telemetry';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type';
import { minute } from '../kernel/clock';
import { describeError } from '../kernel/describe-error';
import { route } from '../http/route';
import type { Uses } from '../kernel/services';
import { createNetworkGroups } from './network-groups';
import type { ReportedRelease } from './release-counts';
import { storeCounts } from './store-counts';

/** Seconds between two times that counts are stored. */
const storeSeconds = minute;

/**
 * The releases of a report that are counted: those that the edge names. Where no edge has a secret, as on a
 * developer's machine, nobody can tell which releases there are, and all are counted.
 */
function releasesToCount(
  { releases }: BodyOf<typeof reportTelemetry>,
  headers: FastifyRequest['headers'],
  hasSecret: boolean,
): ReportedRelease[] {
  const header = headers[servedReleasesHeader];
  if (header === undefined && !hasSecret)
    return releases.map((release) => ({ ...release, isCompared: true }));
  const served = readServedReleases(String(header ?? ''));
  return releases.flatMap((release) => {
    const found = served.find(({ name, id }) => name === release.name && id === release.id);
    return found ? [{ ...release, isCompared: found.isCompared }] : [];
  });
}

/** What pages report of the releases that they were made of. */
export function telemetryRoutes(
  app: App,
  services: Uses<'clock' | 'db' | 'log' | 'releaseCounts' | 'settings' | 'tokenSecrets'>,
) {
  const findNetwork = createNetworkGroups(services.tokenSecrets[0]);
  const hasSecret = services.settings.edgeSecrets !== null;
  route(app, reportTelemetry, {
    limits: 'telemetry',
    bodyLimit: 4 * 1024,
    handler: ({ body, headers, ip }, reply) => {
      services.releaseCounts.add(releasesToCount(body, headers, hasSecret), {
        vitals: body.vitals,
        network: findNetwork(ip),
      });
      return reply.send();
    },
  });

  let stored = Promise.resolve();
  const store = () => {
    stored = stored
      .then(() => storeCounts(services))
      .catch((error: unknown) =>
        services.log.error(
          { event: 'release_counts_not_stored', err: describeError(error) },
          'storing release counts failed',
        ),
      );
    return stored;
  };
  const timer = setInterval(() => void store(), storeSeconds * 1000).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
}
