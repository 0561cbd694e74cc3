import type { Database } from '../../db/client';
import type { Uses } from '../../kernel/services';
import type { LoggedSyncServices } from '../stripe/sync-services';
import { type Outcome, reconcile } from './reconcile';

/**
 * Reconciles where no other process does so already, and reports what came of it.
 * @param stop ends the run.
 * @returns null if another process is at it.
 * @throws the database's error where not even that can be asked.
 */
export async function runReconcile(
  { alone }: Pick<Database, 'alone'>,
  services: LoggedSyncServices & Uses<'metrics'>,
  stop: AbortSignal,
): Promise<Outcome | null> {
  const { log, metrics, clock } = services;
  const outcome = await alone('reconcile', (lost) =>
    reconcile(services, AbortSignal.any([stop, lost])),
  );
  if (outcome === null) {
    metrics.reconcileRuns.inc({ outcome: 'elsewhere' });
    log.info({ event: 'reconcile_skipped' }, 'reconciliation skipped, another process runs it');
    return null;
  }
  metrics.reconcileRuns.inc({ outcome: outcome.isWhole ? 'whole' : 'interrupted' });
  if (outcome.isWhole) metrics.reconciledAt.set(clock().getTime() / 1000);
  log.info({ event: 'reconcile_finished', ...outcome }, 'reconciliation finished');
  return outcome;
}
