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

const withReset = ({ db, close }: Database, url: string | null): TestDatabase => ({
  db,
  close,
  url,
  reset: async () => {
    await db.execute(sql.raw(`truncate ${tableList} restart identity cascade`));
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
  if (serverUrl === undefined) return withReset(await openEmbedded(null, migrationsDir), null);
  const name = `cpal_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { db, close } = await openPostgres(url.href, migrationsDir);
  const drop = async () => {
    await close();
    await runOnServer(serverUrl, `drop database ${name}`);
  };
  return withReset({ db, close: drop }, url.href);
}
