import { join } from 'node:path';
import { openDataFolder } from '../kernel/data-folder';
import type { Settings } from '../kernel/env';
import type { Database } from './client';
import { ensureEmbedded, openEmbedded } from './embedded';
import { lock } from '@cpal/server-kit/lock';
import { openPostgres } from './postgres';
import { requireRoom } from './room';

/** Makes the files of a new embedded database in an empty folder. */
export type CreateDatabase = (folder: string) => Promise<void>;

/**
 * Opens the database that the settings name; the embedded one with its folder locked until it is closed.
 * @param queryTimeoutMs milliseconds after which a query of PostgreSQL counts as lost; 0 waits any time.
 * @throws UserError that says why it cannot be opened.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  createDatabase: CreateDatabase,
  queryTimeoutMs = 0,
): Promise<Database> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, queryTimeoutMs);
  const folder = openDataFolder(dataDir);
  const release = await lock(join(folder, 'lock'), {
    subject: `DATA_DIR ${folder}`,
    what: 'CPal API',
  });
  try {
    const path = join(folder, 'db');
    await ensureEmbedded(path, createDatabase);
    const database = await openEmbedded(path);
    return {
      ...database,
      tryWriting: () => requireRoom(folder),
      close: () => database.close().finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}
