import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CreateDatabase, openDatabase } from '../db/open';
import type { Settings } from '../kernel/env';
import { UserError } from '@cpal/server-kit/errors';
import type { Tail } from './format';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

interface Installation {
  settings: Settings;
  migrationsDir: string;
  createDatabase: CreateDatabase;
}

const say = (what: string, digests: Tail[1]) => {
  const counts = Object.values(digests).map(({ rows }) => rows);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${what}: ${rows} rows of ${counts.length} tables\n`);
};

const requireFile = (path: string) => {
  if (path === '') throw new UserError('Name a file');
};

/**
 * Writes the database that the settings name to a file; the embedded one wants the product stopped.
 * @throws UserError that says in one sentence why not.
 */
export async function backUp({ settings, createDatabase }: Installation, path: string) {
  requireFile(path);
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'db')))
    throw new UserError(`There is no database in ${settings.dataDir}`);
  const database = await openDatabase(settings, createDatabase);
  try {
    say(`Backed up to ${path}`, await writeBackup(database.db, path));
  } finally {
    await database.close();
  }
}

/**
 * Fills the empty database that the settings name from a file, whichever database that was made of.
 * @throws UserError that says in one sentence why not.
 */
export async function restore(
  { settings, migrationsDir, createDatabase }: Installation,
  path: string,
) {
  requireFile(path);
  const database = await openDatabase(settings, createDatabase);
  try {
    say(`Restored from ${path}`, await restoreBackup(database, migrationsDir, path));
  } finally {
    await database.close();
  }
}
