import type { App } from './app-type';
import { buildApp } from './app';
import { keptTokenSecret, openDataFolder } from './data-folder';
import { type CreateDatabase, openDatabase } from '../db/open';
import { drain } from './drain';
import type { Settings } from './env';
import { keepPruned } from '../db/prune/run';
import { keepReconciled } from '../billing/reconcile/run';
import { createDelivery } from '../mail/deliver';
import { runMails } from '../mail/mail-runner';
import type { Lifecycle } from './lifecycle';
import { logOptions } from '@cpal/server-kit/logger';
import { listen } from '@cpal/server-kit/program';
import { serveMetrics } from './metrics/serve-metrics';
import { registerServingMetrics } from './metrics/serving-metrics';
import { createStripe } from '../billing/stripe/client';

const clock = () => new Date();

/** Milliseconds after which a query counts as lost, so that a dead database holds no request. */
const patience = 10_000;

/** What only the executable knows. */
interface Installation {
  /** The folder of the SQL migrations. */
  migrationsDir: string;
  createDatabase: CreateDatabase;
}

export interface Running {
  /** Where it listens, also where any free port was asked for. */
  port: number;
  log: App['log'];
  /** Takes no new connections, lets requests end, at most 10 s, and gives everything free. */
  stop: () => Promise<void>;
}

/**
 * Starts the server: database, routes, port, migrations; from then on it is ready.
 * @throws Refusal, with everything given free again.
 */
export async function start(
  settings: Settings,
  { migrationsDir, createDatabase }: Installation,
): Promise<Running> {
  const tokenSecret = settings.tokenSecret ?? keptTokenSecret(openDataFolder(settings.dataDir));
  const lifecycle: Lifecycle = { phase: 'starting' };
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    const database = await openDatabase(settings, createDatabase, patience);
    opened.push(database.close);
    const { app, services } = await buildApp({
      db: database.db,
      tryWriting: database.tryWriting,
      stripe: createStripe(settings.stripe),
      clock,
      settings,
      lifecycle,
      tokenSecret,
      logger: logOptions(settings.logLevel, 'api'),
    });
    if (settings.metrics !== null) {
      const { registry } = services.metrics;
      registerServingMetrics(registry, { ...database, clock });
      opened.push((await serveMetrics(registry, settings.metrics)).close);
    }
    opened.push(() => drain(app, lifecycle));
    const port = await listen(app, settings);
    await database.migrate(migrationsDir);
    lifecycle.phase = 'ready';
    opened.push(
      runMails({
        db: database.db,
        clock,
        settings,
        log: app.log,
        deliver: createDelivery(settings, app.log),
      }),
    );
    opened.push(keepReconciled(database, services).stop, keepPruned(database, services).stop);
    return { port, log: app.log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
