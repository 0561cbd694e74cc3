import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@cpal/server-kit/errors';
import { count, dictionary, nullable, object, type Reader, readJson } from '../shape';
import { name as nameShape } from '../store/build';
import { releaseId as idShape } from '../store/release';
import { findRelease, type Store } from '../store/store';
import { withLock } from './lock';

interface Entry {
  /** Id of the current release. */
  release: string;
  /** Id of the release before it, which a page falls back to. */
  previous: string | null;
}

/** What an environment serves: one small pointer per build name. */
export interface Registry {
  /** Grows by one with every change. */
  version: number;
  entries: Record<string, Entry>;
}

const registryShape: Reader<Registry> = object<Registry>({
  version: count,
  entries: dictionary(object<Entry>({ release: idShape, previous: nullable(idShape) })),
});

/** The file that holds an environment's registry. */
export const registryFile = (store: Store, environment: string): string =>
  join(store.dir, 'environments', `${nameShape(environment, 'environment')}.json`);

/**
 * Reads an environment's registry; one that nothing was promoted to yet is empty, at version 0.
 * @throws Refusal that names the file where it is broken.
 */
export async function readRegistry(store: Store, environment: string): Promise<Registry> {
  const registry = await readJson(registryFile(store, environment), registryShape);
  return registry ?? { version: 0, entries: {} };
}

async function replaceFile(file: string, body: string) {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, body, { flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Makes a published release the current one of its name; what was current becomes the previous.
 * Promoting the current release changes nothing.
 * @returns the registry as it is afterwards.
 * @throws Refusal where no such release was published.
 */
export async function promote(
  store: Store,
  environment: string,
  name: string,
  releaseId: string,
): Promise<Registry> {
  const id = idShape(releaseId, 'release');
  if ((await findRelease(store, name, id)) === null) {
    throw new Refusal(`${name} has no release ${id} in ${store.dir}`);
  }
  const file = registryFile(store, environment);
  return withLock(`${file}.lock`, async () => {
    const registry = await readRegistry(store, environment);
    const current = new Map(Object.entries(registry.entries)).get(name)?.release ?? null;
    if (current === id) return registry;
    const changed: Registry = {
      version: registry.version + 1,
      entries: { ...registry.entries, [name]: { release: id, previous: current } },
    };
    await replaceFile(file, `${JSON.stringify(changed, null, 2)}\n`);
    return changed;
  });
}

/**
 * Makes the previous release of a name the current one; the two change places.
 * @returns the id of the release that is current now.
 * @throws Refusal where there is no release before the current one.
 */
export async function rollBack(store: Store, environment: string, name: string): Promise<string> {
  const { entries } = await readRegistry(store, environment);
  const previous = new Map(Object.entries(entries)).get(name)?.previous ?? null;
  if (previous === null) {
    throw new Refusal(`${environment} has no release of ${name} before the current one`);
  }
  await promote(store, environment, name, previous);
  return previous;
}
