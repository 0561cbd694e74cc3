import { openDatabase } from '../db/open';
import type { Settings } from '../kernel/env';
import type { Installation } from './start';

/**
 * Brings the tables of the database that the settings name up to date, and says so.
 * @throws UserError if the database cannot be used.
 */
export async function migrateNow({
  settings,
  migrationsDir,
  createDatabase,
}: Pick<Installation, 'createDatabase' | 'migrationsDir'> & { settings: Settings }) {
  const database = await openDatabase(settings, createDatabase);
  try {
    await database.migrate(migrationsDir);
    process.stdout.write('The database is migrated.\n');
  } finally {
    await database.close();
  }
}
