import { loadRemote as loadContainer, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote, RemoteRelease } from '@cpal/shared/page';
import { isRemoteModule, type RemoteModule } from '@cpal/shared/remote';

/** How long one attempt may take, in milliseconds: a browser gives up on a hanging module never. */
const attemptLimit = 5_000;

/** What the shell throws when no release of a remote could be loaded. */
export interface RemoteFailure {
  failedRemote: string;
}

const loaded = new Map<string, RemoteModule>();

/** Tells the federation runtime where every release is; nothing is fetched yet. */
export function registerReleases(remotes: readonly RegisteredRemote[]): void {
  const releases = remotes.flatMap((remote) => [
    remote,
    ...(remote.previous ? [remote.previous] : []),
  ]);
  registerRemotes(
    releases.map(({ container, entry }) => ({ name: container, entry, type: 'module' })),
  );
}

/**
 * Loads a remote's routes: the current release, once more, then the previous one.
 * @throws RemoteFailure where none of them answers in time with the contract.
 */
export async function loadRemote(remote: RegisteredRemote): Promise<RemoteModule> {
  const known = loaded.get(remote.name);
  if (known !== undefined) return known;
  for (const release of [remote, remote, remote.previous]) {
    if (release === null) continue;
    const module = await attempt(release);
    if (module === null) continue;
    loaded.set(remote.name, module);
    return module;
  }
  throw { failedRemote: remote.name } satisfies RemoteFailure;
}

async function attempt({ container }: RemoteRelease): Promise<RemoteModule | null> {
  try {
    const module: unknown = await inTime(loadContainer(`${container}/routes`));
    if (isRemoteModule(module)) return module.default;
    console.warn(`${container} does not answer with routes.`);
  } catch (error) {
    console.warn(`${container} could not be loaded.`, error);
  }
  return null;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), attemptLimit);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Guards by shape, as errors pass through the router. */
export function isRemoteFailure(candidate: unknown): candidate is RemoteFailure {
  return typeof candidate === 'object' && candidate !== null && 'failedRemote' in candidate;
}
