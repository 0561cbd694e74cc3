import * as z from 'zod/mini';
import { Refusal } from '@cpal/server-kit/errors';
import { count, text } from '../json';
import { digestSchema } from '../store/contents';
import { fileName, readJson, type Store } from '../store/store';
import { type Entry, entrySchema } from './entry';
import { listSnapshots, snapshotPath } from './snapshots';

/** What an environment serves, as one snapshot says it. */
const registrySchema = z.object({
  /** Grows by one with every change. */
  version: count,
  /** Seconds since the epoch at which it was written. */
  writtenAt: count,
  /** What changed, for people. */
  change: text,
  entries: z.record(z.string(), entrySchema),
  /** The digest of the options of its pages; null where none were set. */
  options: z.prefault(z.nullable(digestSchema), null),
  /** The digest of the table of its pages; null where none could be composed. */
  pages: z.prefault(z.nullable(digestSchema), null),
});

export type Registry = z.infer<typeof registrySchema>;

/** What an environment serves before its first change. */
const emptyRegistry: Registry = {
  version: 0,
  writtenAt: 0,
  change: 'nothing yet',
  entries: {},
  options: null,
  pages: null,
};

/**
 * Reads one snapshot of an environment's registry; version 0 is before its first change.
 * @throws Refusal that names the file where it is missing or broken.
 */
export async function readSnapshot(
  store: Store,
  environment: string,
  version: number,
): Promise<Registry> {
  if (version === 0) return emptyRegistry;
  const path = snapshotPath(environment, version);
  const registry = await readJson(store, path, registrySchema);
  if (registry?.version === version) return registry;
  const file = fileName(store, path);
  throw new Refusal(registry === null ? `${file} is missing` : `${file}: version must be its name`);
}

/**
 * Reads an environment's registry as it is now, which is its latest snapshot; one that nothing was
 * promoted to yet is empty, at version 0.
 * @throws Refusal that names the file where it is broken.
 */
export async function readRegistry(store: Store, environment: string): Promise<Registry> {
  const [latest = 0] = await listSnapshots(store, environment);
  return readSnapshot(store, environment, latest);
}

/** The entry of a name; null where nothing of it was promoted. */
export const entryOf = ({ entries }: Registry, name: string): Entry | null =>
  (Object.hasOwn(entries, name) ? entries[name] : null) ?? null;
