import { fastify } from 'fastify';
import { type CreateDatabase, openDatabase } from '../../db/open';
import type { Settings } from '../../server/env';
import { logOptions } from '@cpal/server-kit/logger';
import { createServices } from '../../server/services';
import { Refusal } from '@cpal/server-kit/errors';
import { createStripe } from '../stripe/client';
import { runReconcile } from './run';

/**
 * Reconciles once, by hand, and logs what came of it.
 * @throws Refusal where another process is at it, or it could not be done whole.
 */
export async function reconcileNow({
  settings,
  migrationsDir,
  createDatabase,
}: {
  settings: Settings;
  migrationsDir: string;
  createDatabase: CreateDatabase;
}) {
  const database = await openDatabase(settings, createDatabase);
  try {
    await database.migrate(migrationsDir);
    const dependencies = {
      db: database.db,
      tryWriting: database.tryWriting,
      stripe: createStripe(settings.stripe),
      clock: () => new Date(),
      settings,
      lifecycle: { phase: 'starting' } as const,
      tokenSecret: 'nothing is signed here',
    };
    // Of a server only its log is wanted: no route, no limit and no page has to be made.
    const { log } = fastify({ logger: logOptions(settings.logLevel, 'api') });
    const services = await createServices(dependencies, log);
    const stop = new AbortController();
    process.once('SIGTERM', () => stop.abort());
    process.once('SIGINT', () => stop.abort());
    const outcome = await runReconcile(database, services, stop.signal);
    if (outcome === null) throw new Refusal('Another process reconciles at this moment');
    if (!outcome.isWhole || outcome.failed > 0)
      throw new Refusal('Not everything could be reconciled; the log says why');
  } finally {
    await database.close();
  }
}
