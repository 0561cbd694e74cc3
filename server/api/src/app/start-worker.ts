import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../db/open';
import { createLog } from '@cpal/server-kit/logger';
import type { Settings } from '../kernel/env';
import { prepareSchema } from './prepare-schema';
import { registerProcessMetrics } from './process-metrics';
import { registerQueueMetrics } from '../jobs/queue-metrics';
import { serveMetrics } from '../kernel/metrics/serve-metrics';
import { type Installation, type Running, queryTimeoutMs } from './start';
import { UserError } from '@cpal/server-kit/errors';
import { startPageReader } from '../reading/start-page-reader';
import { startParts } from './start-parts';
import { startTasks } from './tasks';
import { createWorkServices } from './work-services';

/** Milliseconds after which a worker that stops waits no longer, also not for its database. */
const stopTimeoutMs = 10_000;

/**
 * Starts a worker: database, schema, metrics, and the work that nobody waits for.
 * @throws UserError, with everything given free again.
 */
export async function startWorker(
  settings: Settings,
  { migrationsDir, createDatabase, pageReader: pageReaderFile }: Installation,
): Promise<Running> {
  if (settings.databaseUrl === null)
    throw new UserError('A worker needs DATABASE_URL: the embedded database has one process');
  const log = createLog(settings.logLevel, 'worker');
  const worker = await startParts(async (onStop) => {
    const database = await openDatabase(settings, createDatabase, queryTimeoutMs);
    onStop(database.close);
    await prepareSchema(database, settings, migrationsDir);
    const pageReader = startPageReader(pageReaderFile);
    onStop(async () => pageReader.stop());
    const services = createWorkServices(database, settings, log, pageReader);
    const { registry } = services.metrics;
    registerProcessMetrics(registry, database);
    registerQueueMetrics(registry, services);
    const served = settings.metrics && (await serveMetrics(registry, settings.metrics));
    if (served) onStop(served.close);
    onStop(startTasks(database, services).stop);
    log.info({ event: 'worker_started' }, 'worker started');
    return { port: served?.port ?? 0, log };
  });
  return {
    ...worker,
    stop: () => Promise.race([worker.stop(), sleep(stopTimeoutMs, undefined, { ref: false })]),
  };
}
