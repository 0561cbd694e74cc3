import { composeSite } from '../site/compose-site';
import { readTable, writeTable } from '../site/table';
import { contentsFolder } from '../store/contents';
import { whileInUse } from '../store/in-use';
import type { Store } from '../store/store';
import { isEmpty } from './composed-with';
import { readComposition } from './composition';
import { readOptions } from './options';
import { rejectDamaged } from './refuse-damaged';
import { readRegistry, type Registry } from './registry';
import { snapshotPath } from './snapshots';

/** Where changes are made. */
export interface Place {
  store: Store;
  environment: string;
}

/** A registry as it is after what was asked for. */
export interface Made extends Registry {
  /** False where there was nothing to change: what the registry says then is an earlier change. */
  isChanged: boolean;
}

interface Change {
  /** For people. */
  change: string;
  /** The entries that become others. */
  entries?: Registry['entries'];
  /** The name of an entry that goes. */
  gone?: string;
  /** The digest of other page options. */
  options?: string;
  /** Whether pages are composed that were composed before. */
  composesAll?: boolean;
  /** Whether what was composed at another time is taken: false where somebody may have changed it. */
  trustsComposed?: boolean;
}

/** A previous table is a help only: one that is damaged is done without. */
const readPrevious = (store: Store, table: string | null) =>
  table === null ? null : readTable(store, table).catch(() => null);

/**
 * Composes the pages of a registry's next state.
 * @param previous the digest of a table whose pages are taken where they stay the same.
 * @param trustsComposed whether pages that were composed at another time are taken too.
 * @returns the digest of their table; null if there are no options yet.
 * @throws UserError if no pages could be made of it.
 */
export async function composePages(
  store: Store,
  { options, entries }: Pick<Registry, 'options' | 'entries'>,
  previous: string | null,
  trustsComposed = true,
): Promise<string | null> {
  // Options can be set before the first release.
  if (isEmpty({ entries })) return null;
  const composition = await readComposition(store, entries);
  if (options === null) return null;
  const site = await composeSite({
    store,
    composition,
    options: await readOptions(store, options),
    former: await readPrevious(store, previous),
    trustsComposed,
  });
  return writeTable(store, site);
}

type Plan = (registry: Registry) => Change | null | Promise<Change | null>;

/** The entries that a change leaves. */
const entriesAfter = (registry: Registry, { entries, gone }: Change): Registry['entries'] =>
  Object.fromEntries(
    Object.entries({ ...registry.entries, ...entries }).filter(([name]) => name !== gone),
  );

/**
 * Makes a change on top of the latest snapshot; where another process was faster, on top of its. The
 * pages are written before the snapshot that names them; the caller has noted that contents are in use.
 * @param plan says what to change; null if nothing is to.
 * @param read gives the state to change, as the latest version.
 * @returns the registry as it is afterwards.
 * @throws UserError if no pages could be made of it, or a release that comes into use is damaged.
 */
export async function makeNoted(
  { store, environment }: Place,
  plan: Plan,
  read: () => Promise<Registry> = () => readRegistry(store, environment),
): Promise<Made> {
  // A try that another forestalls leaves the next one less to do.
  const whole = new Set<string>();
  for (;;) {
    const registry = await read();
    const planned = await plan(registry);
    if (planned === null) return { ...registry, isChanged: false };
    const state = {
      version: registry.version + 1,
      writtenAt: Math.floor(Date.now() / 1000),
      change: planned.change,
      entries: entriesAfter(registry, planned),
      options: planned.options ?? registry.options,
    };
    await rejectDamaged(store, { before: registry.entries, after: state.entries }, whole);
    const previous = planned.composesAll ? null : registry.pages;
    const pages = await composePages(store, state, previous, planned.trustsComposed);
    const next: Registry = { ...state, pages };
    const body = `${JSON.stringify(next, null, 2)}\n`;
    // Of several that make this version only one does, and the others try again on top of it.
    if (await store.create(snapshotPath(environment, next.version), body))
      return { ...next, isChanged: true };
  }
}

/** Makes a change that names no release but those of the latest snapshot, as `makeNoted` does. */
export const make = (place: Place, plan: Plan): Promise<Made> =>
  whileInUse(place.store, [contentsFolder], () => makeNoted(place, plan));
