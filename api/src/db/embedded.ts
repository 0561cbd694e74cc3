import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../start-error';
import type { Database } from './client';
import { migrateEmbedded } from './migrate';

/** The engine reserves its buffers at once; its own 160 MB are far more than this data needs. */
const options = { postgresqlconf: ['shared_buffers = 16MB'] };

/** Makes the files of a new database. It takes half a gigabyte that a process gives back late. */
export async function createEmbedded(folder: string): Promise<void> {
  const client = await PGlite.create(folder, options);
  await client.close();
}

/**
 * Makes sure that there is a database in the folder, whole: one that is interrupted while it is
 * made is not taken for one at the next start.
 * @param create makes the files, best in a process that ends with it.
 */
export async function ensureEmbedded(
  folder: string,
  create: (folder: string) => Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  // The engine makes its files readable by everybody, so their folder must not be.
  mkdirSync(draft, { mode: 0o700 });
  await create(draft);
  renameSync(draft, folder);
}

/**
 * Opens the embedded database and brings its tables up to date.
 * @param folder where it lives, locked by the caller; null keeps it in memory.
 * @throws StartError where the folder is not a database that it can open.
 */
export async function openEmbedded(
  folder: string | null,
  migrationsDir: string,
): Promise<Database> {
  try {
    const client = await PGlite.create(folder ?? 'memory://', options);
    const db = drizzle(client);
    await migrateEmbedded(db, migrationsDir);
    return { db, close: () => client.close() };
  } catch (cause) {
    throw new StartError(
      `The database in ${folder ?? 'memory'} cannot be opened: ${String(cause)}`,
      { cause },
    );
  }
}
