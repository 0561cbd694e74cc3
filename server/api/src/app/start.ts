import { setTimeout as sleep } from 'node:timers/promises';
import { logModel } from '../assistant/model-status';
import { warmUp } from '../assistant/warm-up';
import { buildApp } from './app';
import { keptTokenSecret, openDataFolder } from '../kernel/data-folder';
import { type CreateDatabase, openDatabase } from '../db/open';
import { describeError } from '../kernel/describe-error';
import { drain } from './drain';
import type { TokenSecrets } from '../kernel/token-secrets';
import type { Settings } from '../kernel/env';
import type { Lifecycle } from '../kernel/lifecycle';
import {
  networkCountsPath,
  releaseCountsPath,
} from '@cpal/shared/contract/telemetry/release-counts';
import { logOptions } from '@cpal/server-kit/logger';
import { listen } from '@cpal/server-kit/program';
import { prepareSchema } from './prepare-schema';
import { registerProcessMetrics } from './process-metrics';
import { registerQueueMetrics } from '../jobs/queue-metrics';
import { serveMetrics } from '../kernel/metrics/serve-metrics';
import type { Uses } from '../kernel/services';
import { startParts } from './start-parts';
import { type Tasks, startTasks } from './tasks';
import { readCounts, readNetworkCounts } from '../telemetry/read-counts';
import { createStripe } from '../billing/stripe/client';
import { startPageReader } from '../reading/start-page-reader';

/** Milliseconds after which a query counts as lost, so that a dead database holds up no request. */
export const queryTimeoutMs = 10_000;

/**
 * Milliseconds from being ready to warming up: after a start the requests that waited for it go first,
 * and a process that ends soon has not worked for nobody.
 */
const warmUpDelayMs = 10_000;

/** Milliseconds between two questions of warming up, each of which takes up to 100: a call's turns fit in. */
const warmUpPauseMs = 100;

/** What only the executable knows. */
export interface Installation {
  /** The folder of the SQL migrations. */
  migrationsDir: string;
  /** The folder of the WordPress plugin's sources. */
  pluginDir: string;
  createDatabase: CreateDatabase;
  /** The program that reads pages of blogs. */
  pageReader: string;
}

export interface Running {
  /** Where it listens, also where any free port was asked for; 0 where it does not. */
  port: number;
  log: Uses<'log'>['log'];
  /** Ends what it has running, as far as 10 s allow, and gives everything free. */
  stop: () => Promise<void>;
}

/**
 * Starts the server: database, routes, port, schema; from then on it is ready. The embedded database
 * has no other process, so there it does the worker's tasks as well.
 * @throws UserError, with everything given free again.
 */
export async function start(
  settings: Settings,
  { migrationsDir, pluginDir, createDatabase, pageReader: pageReaderFile }: Installation,
): Promise<Running> {
  const tokenSecrets: TokenSecrets = settings.tokenSecrets ?? [
    keptTokenSecret(openDataFolder(settings.dataDir)),
  ];
  const lifecycle: Lifecycle = { phase: 'starting' };
  const works = settings.databaseUrl === null;
  let tasks: Tasks | null = null;
  return startParts(async (onStop) => {
    const pageReader = startPageReader(pageReaderFile);
    onStop(async () => pageReader.stop());
    const database = await openDatabase(settings, createDatabase, queryTimeoutMs);
    onStop(database.close);
    const { app, services } = await buildApp({
      db: database.db,
      tryWriting: database.tryWriting,
      stripe: createStripe(settings.stripe),
      clock: () => new Date(),
      settings,
      lifecycle,
      pageReader,
      pluginDir,
      tokenSecrets,
      webhookStored: () => tasks?.wakeWebhooks(),
      logger: logOptions(settings.logLevel, 'api'),
    });
    if (settings.metrics !== null) {
      const { registry } = services.metrics;
      registerProcessMetrics(registry, database);
      if (works) registerQueueMetrics(registry, services);
      const served = await serveMetrics(registry, settings.metrics, {
        [releaseCountsPath]: (query) => readCounts(services, query),
        [networkCountsPath]: (query) => readNetworkCounts(services, query),
      });
      onStop(served.close);
    }
    onStop(() => Promise.all([drain(app, lifecycle), tasks?.stop()]));
    const port = await listen(app, settings);
    await prepareSchema(database, settings, migrationsDir);
    lifecycle.phase = 'ready';
    if (works) tasks = startTasks(database, services);
    void logModel(services.assistant, app.log);
    const rest = async () => {
      await sleep(warmUpPauseMs, undefined, { ref: false });
      return lifecycle.phase === 'ready';
    };
    sleep(warmUpDelayMs, undefined, { ref: false })
      .then(() => warmUp(services.assistant, rest))
      .catch((error: unknown) => {
        app.log.error(
          { event: 'warm_up_failed', err: describeError(error) },
          'assistant warm-up failed',
        );
      });
    return { port, log: app.log };
  });
}
