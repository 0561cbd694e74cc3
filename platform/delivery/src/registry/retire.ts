import { UserError } from '@cpal/server-kit/errors';
import { type Pin, readPinned } from '../store/pinned';
import { type Made, make, type Place } from './make-change';
import { requireEntry } from './registry';

/** Whether a release is a shell's; one that cannot be read is none, so that it can be taken out. */
async function isShell({ store }: Place, name: string, pin: Pin): Promise<boolean> {
  try {
    return (await readPinned(store, name, pin)).build.kind === 'shell';
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/**
 * Takes a front end out of an environment, so that nothing answers its paths; promoting a release of it
 * brings it back. Its previous releases are forgotten, and its withdrawals.
 * @returns the registry as it is afterwards.
 * @throws UserError if the environment has none of this name, or it is the shell.
 */
export async function retire(place: Place, name: string): Promise<Made> {
  return make(place, async (registry) => {
    const { current } = requireEntry(registry, place.environment, name);
    if (await isShell(place, name, current))
      throw new UserError(`${name} is the shell, without which there are no pages`);
    return { change: `retire ${name}`, gone: name };
  });
}
