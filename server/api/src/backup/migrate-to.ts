import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@cpal/server-kit/errors';
import type { Database } from '../db/client';
import { readJournal, readSchemaVersion } from '../db/schema-version';

/**
 * Brings an empty database to the migration that a backup was made at, and no further.
 * @throws UserError if that is none of ours, or the database is past it.
 */
export async function migrateTo(
  { db, migrate }: Pick<Database, 'db' | 'migrate'>,
  migrationsDir: string,
  schema: number,
) {
  const all = readJournal(migrationsDir);
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
