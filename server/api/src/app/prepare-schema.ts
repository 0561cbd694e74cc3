import type { Database } from '../db/client';
import type { Settings } from '../kernel/env';

/**
 * Sees to the tables that this release needs. In production only the `migrate` command changes them, so
 * that an operator decides when; elsewhere they are migrated at the start.
 * @throws UserError if they are older, or the database cannot be used.
 */
export const prepareSchema = (
  database: Pick<Database, 'migrate' | 'requireSchema'>,
  { isProduction }: Pick<Settings, 'isProduction'>,
  migrationsDir: string,
): Promise<void> =>
  isProduction ? database.requireSchema(migrationsDir) : database.migrate(migrationsDir);
