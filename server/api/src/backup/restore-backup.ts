import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Db } from '../db/client';
import { UserError } from '@cpal/server-kit/errors';
import { ask } from '../db/ask';
import type { Tail } from './format';
import { readHead, readRows } from './read-backup';
import { migrateTo } from './migrate-to';
import { createDigest, isEmpty, linesOf, listTables } from './tables';

async function requireEmpty(db: Db) {
  for (const table of await listTables(db))
    if (!(await isEmpty(db, table)))
      throw new UserError(`The database is not empty: there are rows in ${table}`);
}

/** PostgreSQL turns the JSON back into the very values that it was made of. */
async function insert(tx: Db, table: string, lines: string[]) {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`,
  );
}

const counted = v.object({ table: v.string(), column: v.string(), sequence: v.string() });

/** Lets every sequence go on after the greatest number that is there. */
async function setSequences(tx: Db) {
  const sequences = await ask(
    tx,
    sql`select table_name as "table", column_name as "column",
          pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
        from information_schema.columns
        where table_schema = 'public' and column_default like 'nextval(%'`,
    counted,
  );
  for (const { table, column, sequence } of sequences)
    await tx.execute(
      sql`select setval(${sequence}::regclass, coalesce(max(${sql.identifier(column)}), 0) + 1, false)
          from ${sql.identifier(table)}`,
    );
}

async function digestsOf(tx: Db): Promise<Tail[1]> {
  const digests: Tail[1] = {};
  for (const table of await listTables(tx)) {
    const digest = createDigest();
    for await (const lines of linesOf(tx, table)) digest.add(lines);
    digests[table] = digest.end();
  }
  return digests;
}

/**
 * Fills an empty database from a backup: all of it or nothing, read back and compared before it counts.
 * Tables are brought to the state in which the backup was made, and to today's afterwards.
 * @returns how many rows each table of the backup had.
 * @throws UserError if the database is not empty, or the file not whole.
 */
export async function restoreBackup(
  database: Pick<Database, 'db' | 'migrate'>,
  migrationsDir: string,
  path: string,
): Promise<Tail[1]> {
  const { schema } = await readHead(path);
  await requireEmpty(database.db);
  await migrateTo(database, migrationsDir, schema);
  const expected = await database.db.transaction(async (tx) => {
    const known = new Set(await listTables(tx));
    const reading = readRows(path);
    for (;;) {
      const next = await reading.next();
      if (next.done) {
        await setSequences(tx);
        if (!isDeepStrictEqual(await digestsOf(tx), next.value))
          throw new UserError('The file is damaged: its rows are not those that were backed up');
        return next.value;
      }
      const { table, lines } = next.value;
      if (!known.has(table)) throw new UserError(`The backup has an unknown table ${table}`);
      await insert(tx, table, lines);
    }
  });
  await database.migrate(migrationsDir);
  return expected;
}
