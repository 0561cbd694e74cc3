import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { count, readJson } from '../json';
import { Refusal } from '@cpal/server-kit/errors';
import { namePattern } from '../store/build';
import { idSchema } from '../store/release';
import { findRelease, type Store } from '../store/store';
import { withLock } from './lock';

/** What an environment serves: one small pointer per build name. */
const registrySchema = z.object({
  /** Grows by one with every change. */
  version: count,
  /** The ids of the current release and of the one before it, which a page falls back to. */
  entries: z.record(z.string(), z.object({ release: idSchema, previous: z.nullable(idSchema) })),
});

export type Registry = z.infer<typeof registrySchema>;

/**
 * The file that holds an environment's registry.
 * @throws Refusal where the environment's name is no file name.
 */
export function registryFile(store: Store, environment: string): string {
  if (!namePattern.test(environment)) {
    throw new Refusal('environment must be a name of lower-case letters, digits and hyphens');
  }
  return join(store.dir, 'environments', `${environment}.json`);
}

/**
 * Reads an environment's registry; one that nothing was promoted to yet is empty, at version 0.
 * @throws Refusal that names the file where it is broken.
 */
export async function readRegistry(store: Store, environment: string): Promise<Registry> {
  const registry = await readJson(registryFile(store, environment), registrySchema);
  return registry ?? { version: 0, entries: {} };
}

const entryOf = ({ entries }: Registry, name: string) =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

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
  id: string,
): Promise<Registry> {
  if ((await findRelease(store, name, id)) === null) {
    throw new Refusal(`${name} has no release ${id} in ${store.dir}`);
  }
  const file = registryFile(store, environment);
  return withLock(`${file}.lock`, async () => {
    const registry = await readRegistry(store, environment);
    const current = entryOf(registry, name)?.release ?? null;
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
  const previous = entryOf(await readRegistry(store, environment), name)?.previous ?? null;
  if (previous === null) {
    throw new Refusal(`${environment} has no release of ${name} before the current one`);
  }
  await promote(store, environment, name, previous);
  return previous;
}
