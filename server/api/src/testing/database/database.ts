import type { PGlite } from '@electric-sql/pglite';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { toDatabase } from '../../db/embedded';
import { openPostgres } from '../../db/postgres';
import * as schema from '../../db/schema';
import { type KeptState, openKeptEngine } from './engine';
import { giveBack, takeEngine } from './idle-engine';
import { createOnServer } from './on-server';
import { testDatabaseUrl } from './database-url';

export interface TestDatabase extends Database {
  /** Its address for other processes; null if it is embedded. */
  url: string | null;
  /** Empties every table. */
  reset: () => Promise<void>;
}

const tables: PgTable[] = Object.values(schema);
const names = tables.map((table) => `"${getTableName(table)}"`);
const deletions = names.map((name) => `delete from ${name};`).join(' ');

/** One statement; of tables with few rows it takes a tenth of what truncating them does. */
const emptyAll = `do $$ begin ${deletions} end $$`;

/** A database, and its address where it lies on a server. */
type Opened = Database & Pick<TestDatabase, 'url'>;

const withReset = (database: Opened): TestDatabase => ({
  ...database,
  reset: async () => {
    await database.db.execute(sql.raw(emptyAll));
  },
});

/** Tables that take room, and counters that have counted. */
const usedBefore = `
  select 'vacuum ' || quote_ident(relname) as statement from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
  union all
  select format('alter sequence %I restart', sequencename) from pg_sequences
  where schemaname = 'public' and last_value is not null`;

/**
 * Leaves nothing of previous tests in an engine, not even the room that their rows took: where few
 * tables were used, it takes a tenth of what truncating all does.
 */
async function clean(engine: PGlite) {
  await engine.exec(emptyAll);
  const { rows } = await engine.query<{ statement: string }>(usedBefore);
  for (const { statement } of rows) await engine.exec(statement);
}

/** One that other files of tests used before, and use after. */
async function openShared(): Promise<Opened> {
  const engine = await takeEngine();
  await clean(engine);
  const database = await toDatabase(engine, 'memory');
  return { ...database, url: null, close: () => giveBack(engine) };
}

async function openOnServer(serverUrl: string, state: KeptState): Promise<Opened> {
  const { url, drop } = await createOnServer(serverUrl, state);
  const database = openPostgres(url);
  return { ...database, url, close: () => database.close().then(drop) };
}

/** A database without tables: embedded, or a new one on the server at `serverUrl`. */
export async function openBlankDatabase(serverUrl: string | undefined): Promise<Opened> {
  if (serverUrl !== undefined) return openOnServer(serverUrl, 'blank');
  return { ...(await toDatabase(await openKeptEngine('blank'), 'memory')), url: null };
}

/** A database with all tables and no rows, likewise; nobody may change the tables. */
export const openMigratedDatabase = (serverUrl: string | undefined): Promise<Opened> =>
  serverUrl === undefined ? openShared() : openOnServer(serverUrl, 'migrated');

/** The database of one test file: on the server that the tests are given, else embedded. */
export const openTestDatabase = async (): Promise<TestDatabase> =>
  withReset(await openMigratedDatabase(testDatabaseUrl));
