import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import type { Database, Db } from '../db/client';
import { UserError } from '@cpal/server-kit/errors';
import { ask } from '../db/ask';

const journal = v.looseObject({
  entries: v.array(v.looseObject({ when: integer, tag: v.string() })),
});

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
 * Brings an empty database to the migration that a backup was made at, and no further.
 * @throws UserError if that is none of ours, or the database is past it.
 */
export async function migrateTo(
  { db, migrate }: Pick<Database, 'db' | 'migrate'>,
  migrationsDir: string,
  schema: number,
) {
  const text = readFileSync(join(migrationsDir, 'meta/_journal.json'), 'utf8');
  const all = v.parse(journal, JSON.parse(text));
  const entries = all.entries.filter(({ when }) => when <= schema);
  if (entries.at(-1)?.when !== schema)
    throw new UserError('The backup was made by another version, which this one does not know');
  if (((await readSchemaVersion(db)) ?? 0) > schema)
    throw new UserError('The database has newer tables than the backup; give it an empty one');
  const folder = mkdtempSync(join(tmpdir(), 'cpal-migrations-'));
  try {
    mkdirSync(join(folder, 'meta'));
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...all, entries }));
    for (const { tag } of entries)
      cpSync(join(migrationsDir, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
