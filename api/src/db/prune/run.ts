import type { Uses } from '../../server/services';
import type { Database } from '../client';
import { prune } from './prune';

/**
 * Prunes where no other process does so already, and logs what went.
 * @param stop ends the run.
 * @throws the database's error.
 */
export async function runPrune(
  { alone }: Pick<Database, 'alone'>,
  services: Uses<'clock' | 'db' | 'log'>,
  stop: AbortSignal,
) {
  const removed = await alone('prune', (lost) => prune(services, AbortSignal.any([stop, lost])));
  if (removed !== null) services.log.info(removed, 'pruned');
}
