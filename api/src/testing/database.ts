import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import type { Database } from '../db/client';
import { openEmbedded } from '../db/embedded';
import { openPostgres } from '../db/postgres';
import * as schema from '../db/schema';

const migrationsDir = join(__dirname, '../db/migrations');

export interface TestDatabase extends Database {
  /** Its address for other processes; null where it is embedded. */
  url: string | null;
  /** Empties every table. */
  reset: () => Promise<void>;
}

const tables: PgTable[] = Object.values(schema);
const tableList = tables.map((table) => `"${getTableName(table)}"`).join(', ');

const withReset = (database: Database, url: string | null): TestDatabase => ({
  ...database,
  url,
  reset: async () => {
    await database.db.execute(sql.raw(`truncate ${tableList} restart identity cascade`));
  },
});

async function runOnServer(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A migrated database for one test file: embedded, or a new one on the server at `serverUrl`. */
export async function openTestDatabase(
  serverUrl = process.env['TEST_DATABASE_URL'],
): Promise<TestDatabase> {
  if (serverUrl === undefined) {
    const embedded = await openEmbedded(null);
    await embedded.migrate(migrationsDir);
    return withReset(embedded, null);
  }
  const name = `cpal_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  await database.migrate(migrationsDir);
  const close = async () => {
    await database.close();
    await runOnServer(serverUrl, `drop database ${name}`);
  };
  return withReset({ ...database, close }, url.href);
}
