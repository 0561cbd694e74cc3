import { Refusal } from '@cpal/server-kit/errors';
import type { Release } from '../store/release';
import { findRelease, type Store } from '../store/store';
import { readRegistry, registryFile } from './registry';

/** A build name with the releases that a page can load. */
export interface Deployed {
  current: Release;
  previous: Release | null;
}

/** A registry with its releases read: all that a page is composed from. */
export interface Composition {
  shell: Deployed;
  /** By name. */
  remotes: readonly Deployed[];
}

const kindOf = ({ current }: Deployed) => current.build.kind;

/**
 * The release to fall back to. One of a former format is none: a page does without it rather than
 * not at all.
 */
async function findPrevious(store: Store, name: string, id: string): Promise<Release | null> {
  try {
    return await findRelease(store, name, id);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function refuseSharedPrefixes(remotes: readonly Deployed[], file: string) {
  const owners = new Map<string, string>();
  for (const { current } of remotes) {
    for (const prefix of current.build.prefixes) {
      const other = owners.get(prefix);
      if (other !== undefined) {
        throw new Refusal(`${file}: ${other} and ${current.build.name} both answer ${prefix}`);
      }
      owners.set(prefix, current.build.name);
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
      return {
        current,
        previous: previous === null ? null : await findPrevious(store, name, previous),
      };
    }),
  );
  const [shell, ...others] = deployed.filter((one) => kindOf(one) === 'shell');
  if (shell === undefined) {
    throw new Refusal(`${file} names no release of a shell: publish and promote one first`);
  }
  if (others.length > 0) throw new Refusal(`${file} names more than one shell`);
  const remotes = deployed.filter((one) => kindOf(one) === 'remote');
  refuseSharedPrefixes(remotes, file);
  return { shell, remotes };
}
