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

/** Any number; all copies of this server must use the same one. */
const jobLocks = 4_072_025;

/** Holds an advisory lock, which is its connection's, for as long as the work goes on. */
async function aloneOn<T>(pool: Pool, name: string, work: (lost: AbortSignal) => Promise<T>) {
  const client = await pool.connect();
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(error));
  let isLocked = false;
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as locked',
      [jobLocks, name],
    );
    isLocked = rows[0]?.locked ?? false;
    return isLocked ? await work(lost.signal) : null;
  } finally {
    // Dropping the connection also gives up the lock.
    client.release(isLocked);
  }
}

/** Opens PostgreSQL; nothing is asked of it yet. */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: 'cpal-api',
  });
  // The pool replaces an idle connection that breaks; the next query says whether more is wrong.
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool),
    migrate: async (migrationsDir) => {
      try {
        await migratePostgres(pool, migrationsDir);
      } catch (error) {
        throw new StartError(`The database at DATABASE_URL cannot be used: ${reason(error)}`, {
          cause: error,
        });
      }
    },
    alone: (name, work) => aloneOn(pool, name, work),
    close: () => pool.end(),
  };
}
