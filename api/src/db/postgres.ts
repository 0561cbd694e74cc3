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
  const lose = (error: Error) => lost.abort(error);
  client.on('error', lose);
  const ask = async (what: 'try_advisory_lock' | 'advisory_unlock') => {
    const text = `select pg_${what}($1, hashtext($2)) as done`;
    const { rows } = await client.query<{ done: boolean }>(text, [jobLocks, name]);
    return rows[0]?.done ?? false;
  };
  let isHeld = false;
  try {
    isHeld = await ask('try_advisory_lock');
    return isHeld ? await work(lost.signal) : null;
  } finally {
    if (isHeld) isHeld = !(await ask('advisory_unlock').catch(() => false));
    client.off('error', lose);
    // A dropped connection gives up the lock as well, only later.
    client.release(isHeld);
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
