import { readRegistry, type Registry } from '../registry/registry';
import { snapshotPath } from '../registry/snapshots';
import { readTable, type SiteTable, writeTable } from '../site/table';
import { type Release, storedPath } from '../store/release';
import type { Store } from '../store/store';
import { filePath } from '../store/store-file';

/**
 * Adds a snapshot as anyone can who may write to a store: one that follows the latest, with another table
 * of pages, or what else is given.
 */
export async function forge(
  store: Store,
  environment: string,
  change: (table: SiteTable) => void | Promise<void>,
  other: Partial<Registry> = {},
): Promise<void> {
  const registry = await readRegistry(store, environment);
  const table = await readTable(store, registry.pages ?? '');
  await change(table);
  const next = {
    ...registry,
    version: registry.version + 1,
    pages: await writeTable(store, table),
  };
  const forged = { ...next, ...other };
  await store.create(snapshotPath(environment, forged.version), JSON.stringify(forged));
}

export { storedPath };

/** Where a store says what a file of a release is. */
export const findFilePath = (release: Release, path: string): string =>
  filePath(storedPath(release, path));
