import { randomUUID } from 'node:crypto';
import { errorMessage } from '@cpal/server-kit/errors';
import { readComposition } from '../registry/composition';
import { usedBy } from '../registry/entry';
import { findPageDifference } from '../registry/page-difference';
import { listStrays } from '../registry/snapshots';
import { readRegistry } from '../registry/registry';
import type { Place } from '../registry/make-change';
import { readDocument } from '../site/read-document';
import { readSite } from '../site/site';
import type { Store } from '../store/store';
import { findReleaseDamage } from '../store/damage';

/** What one look found. */
export interface Finding {
  check: string;
  /** What is wrong, as a sentence; null if nothing is. */
  fault: string | null;
}

/** Creates, reads, lists and removes a file, and tries to create it again, as a registry would. */
async function accessFailure(store: Store): Promise<string | null> {
  const folder = `staging/doctor-${randomUUID()}`;
  const path = `${folder}/probe`;
  try {
    if (!(await store.create(path, 'first')))
      return 'a file that was not there is said to be there';
    if (await store.create(path, 'second'))
      return 'a file can be created twice: the service ignores conditions, and would lose releases';
    if ((await store.read(path))?.toString() !== 'first')
      return 'a file that was just created is read as another';
    if ((await store.list(folder)).join() !== path)
      return 'a file that was just created is not listed';
    return null;
  } finally {
    await store.remove(path);
  }
}

/** What is wrong with the releases that an environment names, file by file. */
async function releaseFailure({ store, environment }: Place): Promise<string | null> {
  const { entries } = await readRegistry(store, environment);
  const pins = Object.entries(entries).flatMap(([name, entry]) =>
    usedBy(entry).map((pin) => ({ name, pin })),
  );
  const damages = await Promise.all(
    pins.map(({ name, pin }) => findReleaseDamage(store, name, pin)),
  );
  const words = damages
    .flat()
    .map(({ name, id, path, fault }) => `${name} ${id}: ${path} ${fault}`);
  return words.length === 0 ? null : words.join('; ');
}

/** What is wrong with what an environment serves. */
async function pageFailure({ store, environment }: Place): Promise<string | null> {
  const registry = await readRegistry(store, environment);
  await readComposition(store, registry.entries);
  await readSite(store, registry, (document) => readDocument(store, document));
  const strays = await listStrays(store, environment);
  if (strays.length > 0) return `no snapshots of its history: ${strays.join(', ')}`;
  return findPageDifference(store, registry);
}

/**
 * Looks at all that serving an environment rests on. Each look is made, whatever the others find.
 * @returns what each found.
 */
export async function examine(place: Place): Promise<Finding[]> {
  const checks = {
    'access to the store': () => accessFailure(place.store),
    'pages of the environment': () => pageFailure(place),
    'files of its releases': () => releaseFailure(place),
  };
  return Promise.all(
    Object.entries(checks).map(async ([check, look]) => ({
      check,
      fault: await look().catch(errorMessage),
    })),
  );
}
