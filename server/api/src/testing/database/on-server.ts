import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openPostgres } from '../../db/postgres';
import { type KeptState, migrationsDir, migrationsKey } from './engine';

async function runOnServer(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database with all tables, from which others are copied. */
const templateName = () => `cpal_migrated_${migrationsKey()}`;

/**
 * Makes a database of its own on the PostgreSQL server at `serverUrl`. With tables it is a copy of
 * what `keepTemplate` has made: to migrate one takes ten times as long.
 */
export async function createOnServer(serverUrl: string, state: KeptState) {
  const name = `cpal_test_${randomBytes(8).toString('hex')}`;
  const template = state === 'blank' ? '' : `template ${templateName()}`;
  await runOnServer(serverUrl, `create database ${name} ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    // A process that was killed may have left its connections behind for a moment.
    drop: async () => {
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Makes the database that others are copied from where the server has none, for later runs as well. */
export async function keepTemplate(serverUrl: string): Promise<void> {
  const sought = `select from pg_database where datname = '${templateName()}'`;
  if ((await runOnServer(serverUrl, sought)).rowCount !== 0) return;
  const { name, url } = await createOnServer(serverUrl, 'blank');
  const database = openPostgres(url);
  await database.migrate(migrationsDir);
  await database.close();
  await runOnServer(serverUrl, `alter database ${name} rename to ${templateName()}`);
}
