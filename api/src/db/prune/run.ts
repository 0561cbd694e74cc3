import type { Database } from '../client';
import { describeError } from '../../server/describe-error';
import type { Uses } from '../../server/services';
import { runNightly } from '../../server/nightly';
import { prune } from './prune';

/**
 * Prunes soon and every night, one process at a time, until it is stopped; sooner again after a
 * failure.
 */
export function keepPruned(
  { alone }: Pick<Database, 'alone'>,
  services: Uses<'clock' | 'db' | 'log'>,
) {
  const { log } = services;
  const task = async (stop: AbortSignal) => {
    try {
      const removed = await alone('prune', (lost) =>
        prune(services, AbortSignal.any([stop, lost])),
      );
      if (removed !== null) log.info(removed, 'pruned');
      return true;
    } catch (error) {
      log.error({ err: describeError(error) }, 'pruning was interrupted');
      return false;
    }
  };
  return runNightly(task, services);
}
