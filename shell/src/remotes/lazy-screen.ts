import type { RegisteredRemote } from '@cpal/shared/deployment';
import { matchRoutes } from '@cpal/shared/router';
import { canFallBack, loadRemote, noteUsed, type RemoteFailure } from './load-remote';
import { after } from '../time';

/** How long a screen's scripts may take where another release is there, in milliseconds. */
const limit = 4_000;

/** How long they may take where there is none. */
const lastLimit = 15_000;

/**
 * Loads a screen that does not come with its remote.
 * @param load the route's own way.
 * @throws RemoteFailure where it fails or takes too long.
 */
export async function loadLate<T>(remote: RegisteredRemote, load: () => Promise<T>): Promise<T> {
  try {
    return await Promise.race([load(), tooLate(canFallBack(remote) ? limit : lastLimit)]);
  } catch (error) {
    noteUsed('chunk', remote);
    console.warn(`${remote.name} could not be loaded.`, error);
    throw { failedRemote: remote.name } satisfies RemoteFailure;
  }
}

async function tooLate(milliseconds: number): Promise<never> {
  await after(milliseconds);
  throw new Error('It took too long.');
}

/** Fetches a remote and the screen that it has at a path. */
export async function fetchScreen(remote: RegisteredRemote, path: string): Promise<void> {
  const { routes } = await loadRemote(remote);
  const { lazy } = matchRoutes(routes, path)?.at(-1)?.route ?? {};
  if (typeof lazy === 'function') await lazy();
}
