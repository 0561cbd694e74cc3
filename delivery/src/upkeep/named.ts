import { listSnapshots } from '../registry/snapshots';
import { type Entry, usedBy } from '../registry/entry';
import { readSnapshot, type Registry } from '../registry/registry';
import type { ReleaseName } from '../registry/changes';
import type { Store } from '../store/store';

/** The environments that something was promoted to, in the order of their names. */
export async function listEnvironments(store: Store): Promise<string[]> {
  const paths = await store.list('environments');
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))];
}

/** The releases of an entry, with those that were withdrawn. */
const idsOf = (entry: Entry): string[] => [
  ...usedBy(entry).map(({ id }) => id),
  ...entry.withdrawn,
];

/** All releases that a registry names. */
export const namedIn = ({ entries }: Registry): ReleaseName[] =>
  Object.entries(entries).flatMap(([name, entry]) => idsOf(entry).map((id) => ({ name, id })));

/** Reads snapshots from the latest on, as long as they are wanted. */
export async function* snapshotsOf(store: Store, environment: string): AsyncGenerator<Registry> {
  for (const version of await listSnapshots(store, environment))
    yield await readSnapshot(store, environment, version);
}
