import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { Client } from 'pg';

/** Any number; all copies of this server must use the same one. */
const advisoryLock = 4_072_025;

/**
 * Runs the SQL files that PostgreSQL has not seen yet, on a connection of its own, where a query may
 * take any time; copies that start together take turns. The lock ends with the connection.
 */
export async function migratePostgres(url: string, migrationsFolder: string) {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'cpal-api',
  });
  // Its query says the same; an error event that nobody hears would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await migratePg(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Runs the SQL files that the embedded database has not seen yet; the folder's lock guards it. */
export async function migrateEmbedded(db: PgliteDatabase, migrationsFolder: string) {
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  await migrate(db, { migrationsFolder });
}
