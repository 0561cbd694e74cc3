import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { UserError } from '@cpal/server-kit/errors';
import type { Database, Db } from './client';
import { migratePostgres } from './migrate';
import { requireSchema } from './schema-version';
import { jobLocks } from './turns';
import { isUnavailable } from './unavailable';

/** Why a database would not open: the system's or PostgreSQL's code, never the address or password. */
const reason = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
};

async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UserError) throw error;
    // Drizzle wraps the error of a query.
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new UserError(`The database at DATABASE_URL cannot be used: ${reason(cause)}`, { cause });
  }
}

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
  // A connection that is dropped gives up the lock as well, only later.
  let mayHold = true;
  try {
    const isHeld = await ask('try_advisory_lock');
    mayHold = isHeld;
    return isHeld ? await work(lost.signal) : null;
  } finally {
    if (mayHold) mayHold = !(await ask('advisory_unlock').catch(() => false));
    client.off('error', lose);
    client.release(mayHold);
  }
}

/** The part of the client's time limit after which the server itself ends a query and frees its locks. */
const serverShare = 0.9;

/**
 * A pool whose connections may break at any moment without ending the process: what uses one gets the
 * error of its query, and the pool makes a new one.
 * @param queryTimeoutMs milliseconds after which a query counts as lost, so that a dead peer holds nobody.
 */
function openPool(url: string, queryTimeoutMs: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: queryTimeoutMs,
    statement_timeout: Math.ceil(queryTimeoutMs * serverShare),
    // Finds out about a dead peer also where no query waits, as under an advisory lock.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'cpal-api',
    // Compiling a query takes up to a second; none of ours takes long enough to gain by it.
    options: '-c jit=off',
  });
  // The pool listens to idle connections only; an error event that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Drizzle's own transaction loses a connection whose `begin` fails, and gives back one whose `rollback`
 * failed. This one gives back only what is whole.
 */
function withSoundTransactions(pool: Pool): Db {
  const db = drizzle(pool);
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isSound = false;
    try {
      const result = await drizzle(client).transaction(work, config);
      isSound = true;
      return result;
    } catch (error) {
      isSound = !isUnavailable(error) && client.getTransactionStatus() === 'I';
      throw error;
    } finally {
      client.release(!isSound);
    }
  };
  return Object.assign(db, { transaction });
}

/**
 * Writes half a megabyte to a file of the server that ends with the query: it leaves no row and no
 * log, takes a few milliseconds, and fails where rows cannot be written either.
 */
const tryWriting = (db: Db) =>
  db.transaction(async (tx) => {
    // Locks nothing; a server that takes no writes rejects even that.
    await tx.execute(sql`select from users limit 0 for update`);
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, 30000)`);
  });

/**
 * Opens PostgreSQL; nothing is asked of it yet.
 * @param queryTimeoutMs milliseconds that one query may take; 0, as a backup needs, is any time. The server
 *   ends it a little earlier, so that it does not go on for nobody.
 */
export function openPostgres(url: string, queryTimeoutMs = 0): Database {
  const pool = openPool(url, queryTimeoutMs);
  const db = withSoundTransactions(pool);
  return {
    db,
    migrate: (migrationsDir) => explained(migratePostgres(url, migrationsDir)),
    requireSchema: (migrationsDir) => explained(requireSchema(db, migrationsDir)),
    tryWriting: () => tryWriting(db),
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    alone: (name, work) => aloneOn(pool, name, work),
    close: () => pool.end(),
  };
}
