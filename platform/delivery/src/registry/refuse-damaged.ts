import { UserError } from '@cpal/server-kit/errors';
import { requireRoutes } from '../container/require-routes';
import { findReleaseDamage } from '../store/damage';
import { type Pin, readPinned } from '../store/pinned';
import { bodyReader } from '../store/read-text';
import type { Store } from '../store/store';
import type { Registry } from './registry';

type Entries = Registry['entries'];

/** The releases of a name that visitors get. */
const servedBy = (entries: Entries, name: string): Pin[] => {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  return entry === undefined ? [] : [entry.current, ...(entry.canary ? [entry.canary.pin] : [])];
};

/** @throws UserError if the container of a published remote exposes no routes. */
async function rejectWithoutRoutes(store: Store, name: string, pin: Pin) {
  const release = await readPinned(store, name, pin);
  const read = bodyReader(store);
  await requireRoutes({
    build: release.build,
    label: `${name} ${pin.id}`,
    files: Object.entries(release.files),
    read: (path) => read({ release, path }),
  });
}

/**
 * Reads every file of the releases that a change begins to serve, and loads their containers.
 * @param whole digests of records of which all was read before; more are added.
 * @throws UserError that names one that is missing, is not what was published, or exposes no routes.
 */
export async function rejectDamaged(
  store: Store,
  { before, after }: { before: Entries; after: Entries },
  whole: Set<string>,
): Promise<void> {
  for (const name of Object.keys(after)) {
    const known = servedBy(before, name).map(({ id }) => id);
    for (const pin of servedBy(after, name)) {
      if (known.includes(pin.id) || whole.has(pin.digest)) continue;
      const [damage] = await findReleaseDamage(store, name, pin);
      if (damage) throw new UserError(`${name} ${pin.id}: ${damage.path} ${damage.fault}`);
      await rejectWithoutRoutes(store, name, pin);
      whole.add(pin.digest);
    }
  }
}
