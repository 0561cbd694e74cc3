import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { StartError } from '../start-error';
import type { Database } from './client';
import { migratePostgres } from './migrate';

/** Why a database would not open: the system's or PostgreSQL's code, never the address or password. */
const reason = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
};

/**
 * Opens PostgreSQL and brings its tables up to date.
 * @throws StartError where it cannot be reached.
 */
export async function openPostgres(url: string, migrationsDir: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: 'cpal-api',
  });
  // The pool replaces an idle connection that breaks; the next query says whether more is wrong.
  pool.on('error', () => undefined);
  try {
    await migratePostgres(pool, migrationsDir);
  } catch (error) {
    await pool.end();
    throw new StartError(`The database at DATABASE_URL cannot be used: ${reason(error)}`, {
      cause: error,
    });
  }
  return { db: drizzle(pool), close: () => pool.end() };
}
