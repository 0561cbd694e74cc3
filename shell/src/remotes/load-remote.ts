import type { RegisteredRemote, RemoteRelease } from '@cpal/shared/deployment';
import type { ReleaseEvent } from '@cpal/shared/contract/telemetry/telemetry';
import { isRemoteModule, type RemoteModule } from '@cpal/shared/remote';
import { loadContainer, loadRoutes } from './federation';
import { note } from './note';
import { addStyles, applyStylesOf } from './release-styles';
import { checkServer } from './server-version';
import { after } from '../time';

/** After how long the next release starts beside one that has not loaded, in milliseconds. */
export const headStart = 2_500;

/** How long the last one may take: a browser never gives up on a hanging module. */
const lastLimit = 7_500;

/** What the shell throws when no release of a remote could be loaded. */
export interface RemoteFailure {
  failedRemote: string;
}

/** By the remote's name: the release that is loaded, or on its way. */
const loading = new Map<string, Promise<RemoteModule>>();

/** By the remote's name: the container of the release that was loaded. */
const used = new Map<string, string>();

/** Containers that failed in this document in a way that it cannot forget. */
const bad = new Set<string>();

let hasUsedPrevious = false;

/** Whether a previous release was loaded: then the page's markup is of another release. */
export const hasFallenBack = (): boolean => hasUsedPrevious;

/** Both addresses of a release: browsers keep an entry that failed in evaluation. */
const addressesOf = ({ container, entry }: RemoteRelease) => [
  { name: container, entry },
  { name: `${container}_again`, entry: `${entry}?r=1` },
];

const allReleases = (remote: RegisteredRemote): RemoteRelease[] =>
  remote.previous === null ? [remote] : [remote, remote.previous];

const releasesOf = (remote: RegisteredRemote) =>
  allReleases(remote).filter(({ container }) => !bad.has(container));

/**
 * Loads a remote's routes from the first release that loads and has the contract's shape.
 * @throws RemoteFailure where none does.
 */
export function loadRemote(remote: RegisteredRemote): Promise<RemoteModule> {
  const { name } = remote;
  const known = loading.get(name);
  if (known !== undefined) return known;
  const load = loadFirst(remote);
  loading.set(name, load);
  // The next call tries again.
  load.catch(() => loading.delete(name));
  return load;
}

async function loadFirst(remote: RegisteredRemote): Promise<RemoteModule> {
  const releases = releasesOf(remote);
  const attempts: Promise<{ release: RemoteRelease; module: RemoteModule }>[] = [];
  let isHanging = false;
  for (const release of releases) {
    attempts.push(loadRelease(remote.name, release));
    const first = Promise.any(attempts).catch(() => null);
    const limit = release === releases.at(-1) ? lastLimit : headStart;
    const found = await Promise.race([first, after(limit)]);
    if (found) {
      const { container } = found.release;
      applyStylesOf(found.release);
      used.set(remote.name, container);
      if (container !== remote.container) hasUsedPrevious = true;
      if (attempts.length > 1) void checkServer();
      return found.module;
    }
    isHanging = found === undefined;
    if (isHanging) note('hang', release.container);
  }
  // The browser waits for ever for the module that it has begun to load.
  if (isHanging) for (const { container } of releases) bad.add(container);
  throw { failedRemote: remote.name } satisfies RemoteFailure;
}

/** Whether the document goes on without a release: another was loaded first, or this one failed. */
const hasLost = (remote: string, container: string) =>
  bad.has(container) || (used.get(remote) ?? container) !== container;

async function loadRelease(remote: string, release: RemoteRelease) {
  for (const { name, entry } of addressesOf(release)) {
    try {
      const container = await loadContainer(entry);
      // It would add its style sheets to the document.
      if (hasLost(remote, release.container)) break;
      const module = await addStyles(release, () => loadRoutes(container));
      if (isRemoteModule(module)) return { release, module: module.default };
      throw new TypeError('It has no routes.');
    } catch (error) {
      console.warn(`${name} could not be loaded.`, error);
    }
  }
  throw release.container;
}

/** Whether there is another release than the one that was loaded. */
export function canFallBack(remote: RegisteredRemote): boolean {
  const now = used.get(remote.name);
  return now !== undefined && releasesOf(remote).some(({ container }) => container !== now);
}

/**
 * Marks the release that was loaded as bad for this document; a new router loads another.
 * @returns false where there is no other: it stays as it is.
 */
export function fallBack(remote: RegisteredRemote): boolean {
  const now = used.get(remote.name);
  if (now === undefined || !canFallBack(remote)) return false;
  bad.add(now);
  used.delete(remote.name);
  return loading.delete(remote.name);
}

/** Notes that something happened to the loaded release of a remote, or to the shell. */
export const noteUsed = (event: ReleaseEvent, remote: RegisteredRemote | undefined) =>
  note(event, used.get(remote?.name ?? ''));

/** Guards by shape, as errors pass through the router. */
export function isRemoteFailure(candidate: unknown): candidate is RemoteFailure {
  return typeof candidate === 'object' && candidate !== null && 'failedRemote' in candidate;
}
