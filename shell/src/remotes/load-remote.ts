import { loadRemote as loadContainer, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@cpal/shared/deployment';
import { isRemoteModule, type RemoteModule } from '@cpal/shared/remote';

/** How long one attempt may take, in milliseconds: a browser never gives up on a hanging module. */
const attemptLimit = 5_000;

/** What the shell throws when no release of a remote could be loaded. */
export interface RemoteFailure {
  failedRemote: string;
}

const loaded = new Map<string, RemoteModule>();

let hasUsedPrevious = false;

/** Whether a previous release was loaded: then the page's markup is of another release. */
export const hasFallenBack = (): boolean => hasUsedPrevious;

/**
 * In which order a remote is tried: the current release, the same at another address (browsers keep
 * an entry that failed in evaluation), the previous release. Each is a container to the runtime.
 */
function candidates({ container, entry, previous }: RegisteredRemote) {
  const again = { container: `${container}_again`, entry: `${entry}?r=1` };
  return [{ container, entry }, again, ...(previous === null ? [] : [previous])];
}

/** Registers the address of every release with the federation runtime; nothing is fetched yet. */
export function registerReleases(remotes: readonly RegisteredRemote[]): void {
  registerRemotes(
    remotes
      .flatMap(candidates)
      .map(({ container, entry }) => ({ name: container, entry, type: 'module' })),
  );
}

/**
 * Loads a remote's routes from the first candidate that loads in time and has the contract's shape.
 * @throws RemoteFailure where none does.
 */
export async function loadRemote(remote: RegisteredRemote): Promise<RemoteModule> {
  const known = loaded.get(remote.name);
  if (known !== undefined) return known;
  for (const { container } of candidates(remote)) {
    const module = await attempt(container);
    if (module === null) continue;
    hasUsedPrevious ||= container === remote.previous?.container;
    loaded.set(remote.name, module);
    return module;
  }
  throw { failedRemote: remote.name } satisfies RemoteFailure;
}

async function attempt(container: string): Promise<RemoteModule | null> {
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
