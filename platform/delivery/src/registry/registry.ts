import * as v from 'valibot';
import { UserError } from '@cpal/server-kit/errors';
import { count, parseJson, text, strictRecord } from '../json';
import { digestSchema } from '../store/contents';
import { fileName, type Store } from '../store/store';
import { type Entry, entrySchema } from './entry';
import { listSnapshots, snapshotPath } from './snapshots';

/** What an environment serves, as one snapshot says it. */
const registrySchema = v.object({
  /** Grows by one with every change. */
  version: count,
  /** Seconds since the epoch at which it was written. */
  writtenAt: count,
  /** What changed, for people. */
  change: text,
  entries: strictRecord(entrySchema),
  /** The digest of the options of its pages; null if none were set. */
  options: v.nullable(digestSchema),
  /** The digest of the table of its pages; null if none could be composed. */
  pages: v.nullable(digestSchema),
});

export type Registry = v.InferOutput<typeof registrySchema>;

/** What an environment serves before its first change. */
export const emptyRegistry: Registry = {
  version: 0,
  writtenAt: 0,
  change: 'nothing yet',
  entries: {},
  options: null,
  pages: null,
};

/**
 * What a snapshot's file says.
 * @throws UserError that names the file where it is broken.
 */
export function parseSnapshot(
  store: Store,
  environment: string,
  version: number,
  body: Buffer,
): Registry {
  const file = fileName(store, snapshotPath(environment, version));
  const registry = parseJson(body.toString(), registrySchema, file);
  if (registry.version === version) return registry;
  throw new UserError(`${file}: version must be its name`);
}

/**
 * Reads one snapshot of an environment's registry; version 0 is before its first change.
 * @returns null if there is none of this version, or none any longer.
 * @throws UserError that names the file where it is broken.
 */
export async function findSnapshot(
  store: Store,
  environment: string,
  version: number,
): Promise<Registry | null> {
  if (version === 0) return emptyRegistry;
  const body = await store.read(snapshotPath(environment, version));
  return body && parseSnapshot(store, environment, version, body);
}

/**
 * Reads one snapshot.
 * @throws UserError that names the file where it is missing or broken.
 */
export async function readSnapshot(
  store: Store,
  environment: string,
  version: number,
): Promise<Registry> {
  const registry = await findSnapshot(store, environment, version);
  if (registry !== null) return registry;
  throw new UserError(`${fileName(store, snapshotPath(environment, version))} is missing`);
}

/**
 * Reads an environment's registry as it is now, which is its latest snapshot; one that nothing was
 * promoted to yet is empty, at version 0.
 * @throws UserError that names the file where it is broken.
 */
export async function readRegistry(store: Store, environment: string): Promise<Registry> {
  let missing: number | null = null;
  for (;;) {
    const [latest = 0] = await listSnapshots(store, environment);
    // Where another has come since, the latest of a moment ago may have been collected.
    const find = latest === missing ? readSnapshot : findSnapshot;
    const registry = await find(store, environment, latest);
    if (registry !== null) return registry;
    missing = latest;
  }
}

/** The entry of a name; null if nothing of it was promoted. */
export const findEntry = ({ entries }: Registry, name: string): Entry | null =>
  (Object.hasOwn(entries, name) ? entries[name] : null) ?? null;

/**
 * The entry of a name.
 * @throws UserError if nothing of it was promoted.
 */
export function requireEntry(registry: Registry, environment: string, name: string): Entry {
  const entry = findEntry(registry, name);
  if (entry === null) throw new UserError(`${environment} has no release of ${name}`);
  return entry;
}
