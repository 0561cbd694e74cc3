import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { UserError } from '@cpal/server-kit/errors';
import { ask } from './ask';
import type { Db } from './client';

const journal = v.looseObject({
  entries: v.array(v.looseObject({ when: integer, tag: v.string() })),
});

/** The list of migrations that Drizzle writes next to their SQL, the oldest first. */
export const readJournal = (migrationsDir: string) =>
  v.parse(journal, JSON.parse(readFileSync(join(migrationsDir, 'meta/_journal.json'), 'utf8')));

/** The migration that a database's tables are at, by its time in the journal; null without tables. */
export async function readSchemaVersion(db: Db): Promise<number | null> {
  const [table] = await ask(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
    v.object({ name: v.nullable(v.string()) }),
  );
  if (!table?.name) return null;
  const [last] = await ask(
    db,
    sql`select max(created_at)::text as "when" from drizzle.__drizzle_migrations`,
    v.object({ when: v.nullable(v.string()) }),
  );
  return last?.when ? Number(last.when) : null;
}

/**
 * Checks that the tables are at the last of these migrations or past it: while a release is rolled out
 * the previous one runs on the newer schema (decision 21).
 * @throws UserError that says how to migrate.
 */
export async function requireSchema(db: Db, migrationsDir: string): Promise<void> {
  const needed = readJournal(migrationsDir).entries.at(-1);
  const current = await readSchemaVersion(db);
  if (needed === undefined || (current !== null && current >= needed.when)) return;
  const state = current === null ? 'has no tables' : 'is older than this release';
  throw new UserError(
    `The database ${state} and needs migration ${needed.tag}: run "node server.js migrate" first`,
  );
}
