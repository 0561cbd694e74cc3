import { openDatabase } from '../db/open';
import { createLog } from '@cpal/server-kit/logger';
import type { Settings } from '../kernel/env';
import { prepareSchema } from './prepare-schema';
import type { Installation } from './start';
import { startPageReader } from '../reading/start-page-reader';
import { UserError } from '@cpal/server-kit/errors';
import { createWorkServices } from './work-services';
import { runReconcile } from '../billing/reconcile/run';

/**
 * Reconciles once, by hand, and logs what came of it.
 * @throws UserError if another process is at it, or it could not be done whole.
 */
export async function reconcileNow({
  settings,
  migrationsDir,
  createDatabase,
  pageReader,
}: Installation & { settings: Settings }) {
  const database = await openDatabase(settings, createDatabase);
  try {
    await prepareSchema(database, settings, migrationsDir);
    const log = createLog(settings.logLevel, 'reconcile');
    const services = createWorkServices(database, settings, log, startPageReader(pageReader));
    const stop = new AbortController();
    process.once('SIGTERM', () => stop.abort());
    process.once('SIGINT', () => stop.abort());
    const outcome = await runReconcile(database, services, stop.signal);
    if (outcome === null) throw new UserError('Another process reconciles at this moment');
    if (!outcome.isWhole || outcome.failed > 0)
      throw new UserError('Not everything could be reconciled; the log says why');
  } finally {
    await database.close();
  }
}
