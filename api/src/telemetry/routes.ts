import { reportTelemetry } from '@cpal/shared/contract/telemetry';
import type { App } from '../server/app-type';
import { minute } from '../server/clock';
import { describeError } from '../server/describe-error';
import { route } from '../server/route';
import type { Uses } from '../server/services';
import { storeCounts } from './store-counts';

/** Seconds between two times that counts are stored. */
const storedEvery = minute;

/** What pages report of the releases that they were made of. */
export function telemetryRoutes(
  app: App,
  services: Uses<'clock' | 'db' | 'log' | 'releaseCounts'>,
) {
  route(app, reportTelemetry, {
    limits: 'telemetry',
    bodyLimit: 4 * 1024,
    handler: ({ body }, reply) => {
      services.releaseCounts.add(body);
      return reply.send();
    },
  });

  let stored = Promise.resolve();
  const store = () => {
    stored = stored
      .then(() => storeCounts(services))
      .catch((error: unknown) =>
        services.log.error({ err: describeError(error) }, 'counts of releases are not stored'),
      );
    return stored;
  };
  const timer = setInterval(() => void store(), storedEvery * 1000).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
}
