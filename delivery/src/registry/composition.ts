import { Refusal } from '@cpal/server-kit/errors';
import type { BuildDocument } from '../store/build-document';
import type { Release } from '../store/release';
import { findRelease, type Store } from '../store/store';
import { readRegistry, registryFile } from './registry';

/** The releases of one build name that a page can load. */
export interface Deployed {
  current: Release;
  previous: Release | null;
}

/** A registry with its releases read: all that a page is composed from. */
export interface Composition {
  shell: Deployed;
  /** What the current shell says of every document. */
  document: BuildDocument;
  /** By name. */
  remotes: readonly Deployed[];
}

/** The release to fall back to; null for one of a former format, as a page can do without it. */
async function findPrevious(store: Store, name: string, id: string | null) {
  try {
    return id === null ? null : await findRelease(store, name, id);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function refuseSharedPrefixes(remotes: readonly Deployed[], file: string) {
  const builds = remotes.map(({ current }) => current.build);
  for (const { name, prefixes } of builds) {
    for (const other of builds.filter((one) => one.name !== name)) {
      const both = prefixes.find((prefix) => other.prefixes.includes(prefix));
      if (both !== undefined)
        throw new Refusal(`${file}: ${name} and ${other.name} both answer ${both}`);
    }
  }
}

/**
 * Reads an environment's registry and the releases it names.
 * @throws Refusal that names the registry's file where they make no page.
 */
export async function readComposition(store: Store, environment: string): Promise<Composition> {
  const file = registryFile(store, environment);
  const { entries } = await readRegistry(store, environment);
  const names = Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const deployed = await Promise.all(
    names.map(async ([name, { release, previous }]): Promise<Deployed> => {
      const current = await findRelease(store, name, release);
      if (current === null) throw new Refusal(`${file}: ${name} has no release ${release}`);
      return { current, previous: await findPrevious(store, name, previous) };
    }),
  );
  const ofKind = (kind: string) => deployed.filter(({ current }) => current.build.kind === kind);
  const [shell, ...others] = ofKind('shell');
  if (shell === undefined) {
    throw new Refusal(`${file} names no release of a shell: publish and promote one first`);
  }
  if (others.length > 0) throw new Refusal(`${file} names more than one shell`);
  const { document } = shell.current.build;
  if (document === null) throw new Refusal(`${file}: the shell's release has no document`);
  const remotes = ofKind('remote');
  refuseSharedPrefixes(remotes, file);
  return { shell, document, remotes };
}
