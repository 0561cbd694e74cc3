import type { Uses } from '../../kernel/services';
import type { Database } from '../client';
import { prune } from './prune';

/**
 * Prunes where no other process does so already, and counts what came of the run.
 * @param stop ends the run.
 * @returns whether nothing is left to do: false where it was interrupted.
 * @throws what failed, once all else is done.
 */
export async function runPrune(
  { alone }: Pick<Database, 'alone'>,
  services: Uses<'clock' | 'db' | 'log' | 'metrics'>,
  stop: AbortSignal,
): Promise<boolean> {
  const { clock, metrics } = services;
  const end = (outcome: 'elsewhere' | 'failed' | 'interrupted' | 'whole') => {
    metrics.retentionRuns.inc({ outcome });
    if (outcome === 'whole') metrics.retainedAt.set(clock().getTime() / 1000);
    return outcome !== 'interrupted';
  };
  try {
    const outcome = await alone('prune', async (lost) => {
      const signal = AbortSignal.any([stop, lost]);
      await prune(services, signal);
      return signal.aborted ? 'interrupted' : 'whole';
    });
    return end(outcome ?? 'elsewhere');
  } catch (error) {
    end('failed');
    throw error;
  }
}
