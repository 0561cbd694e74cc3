import { Refusal } from '@cpal/server-kit/errors';
import { damageOf } from '../store/damage';
import type { Pin } from '../store/pinned';
import type { Store } from '../store/store';
import type { Registry } from './registry';

type Entries = Registry['entries'];

/** The releases of a name that visitors get. */
const servedBy = (entries: Entries, name: string): Pin[] => {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  return entry === undefined ? [] : [entry.current, ...(entry.canary ? [entry.canary.pin] : [])];
};

/**
 * Reads every file of the releases that a change begins to serve.
 * @param whole digests of records of which all was read before; more are added.
 * @throws Refusal that names one that is missing, or is not what was published.
 */
export async function refuseDamaged(
  store: Store,
  { before, after }: { before: Entries; after: Entries },
  whole: Set<string>,
): Promise<void> {
  for (const name of Object.keys(after)) {
    const known = servedBy(before, name).map(({ id }) => id);
    for (const pin of servedBy(after, name)) {
      if (known.includes(pin.id) || whole.has(pin.digest)) continue;
      const [damage] = await damageOf(store, name, pin);
      if (damage) throw new Refusal(`${name} ${pin.id}: ${damage.path} ${damage.fault}`);
      whole.add(pin.digest);
    }
  }
}
