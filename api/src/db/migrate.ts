import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import type pg from 'pg';

/** Any number; all copies of this server must use the same one. */
const advisoryLock = 4_072_025;

/** Runs the SQL files that PostgreSQL has not seen yet; copies that start at once take turns. */
export async function migratePostgres(pool: pg.Pool, migrationsFolder: string) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await migratePg(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [advisoryLock]);
    client.release();
  } catch (error) {
    // Dropping the connection also gives up the lock.
    client.release(true);
    throw error;
  }
}

/** Runs the SQL files that the embedded database has not seen yet; the folder's lock guards it. */
export async function migrateEmbedded(db: PgliteDatabase, migrationsFolder: string) {
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  await migrate(db, { migrationsFolder });
}
