import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { UserError } from '@cpal/server-kit/errors';
import type { Database } from './client';
import { migrateEmbedded } from './migrate';
import { requireSchema } from './schema-version';

/** The engine reserves its buffers at its start; its own 160 MB are far more than this data needs. */
export const engineOptions = { postgresqlconf: ['shared_buffers = 16MB'] };

/** Loads the engine only where it is used: with PostgreSQL its memory would be wasted. */
async function openEngine(dataDir: string): Promise<PGlite> {
  const engine = await import('@electric-sql/pglite');
  return engine.PGlite.create(dataDir, engineOptions);
}

/** Makes the files of a new database. It takes half a gigabyte that a process gives back late. */
export async function createEmbedded(folder: string): Promise<void> {
  const client = await openEngine(folder);
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

/** One process has the database, so it is enough to know what this one does. */
function createAlone(): Database['alone'] {
  const running = new Set<string>();
  return async (name, work) => {
    if (running.has(name)) return null;
    running.add(name);
    try {
      return await work(new AbortController().signal);
    } finally {
      running.delete(name);
    }
  };
}

async function explained<T>(folder: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new UserError(`The database in ${folder} cannot be opened: ${String(cause)}`, { cause });
  }
}

/** The database that an engine has; its folder is named where something is wrong with it. */
export async function toDatabase(client: PGlite, folder: string): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const db = drizzle(client);
  return {
    db,
    migrate: (migrationsDir) => explained(folder, migrateEmbedded(db, migrationsDir)),
    requireSchema: (migrationsDir) => requireSchema(db, migrationsDir),
    alone: createAlone(),
    // Whether it can be written lies in its folder, see `openDatabase`.
    tryWriting: async () => undefined,
    connections: null,
    close: () => client.close(),
  };
}

/**
 * Opens the embedded database.
 * @param folder where it lives, locked by the caller.
 * @throws UserError if the folder is not a database that it can open.
 */
export const openEmbedded = async (folder: string): Promise<Database> =>
  toDatabase(await explained(folder, openEngine(folder)), folder);
