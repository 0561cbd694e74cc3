import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/client';
import { ask } from '../db/ask';

/** How many rows are in memory at the same time. */
const batch = 500;

const named = v.object({ name: v.string() });
const reference = v.object({ from: v.string(), to: v.string() });
const line = v.object({ line: v.string() });

/** What may not outlive its day: with it, a kept visitor could be told again. */
const neverKept = 'visitor_salts';

/** The tables of a database, each after those that it refers to. */
export async function listTables(db: Db): Promise<string[]> {
  const tables = await ask(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'
        and tablename <> ${neverKept} order by 1`,
    named,
  );
  const references = await ask(
    db,
    sql`select a.relname as "from", b.relname as "to" from pg_constraint
        join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
        where contype = 'f' and a.oid <> b.oid`,
    reference,
  );
  const ordered = new Set<string>();
  const add = (table: string) => {
    for (const { from, to } of references) if (from === table && !ordered.has(to)) add(to);
    ordered.add(table);
  };
  for (const { name } of tables) add(name);
  return [...ordered];
}

/** Whether a table has no rows. */
export async function isEmpty(db: Db, table: string): Promise<boolean> {
  const rows = await ask(db, sql`select 1 as one from ${sql.identifier(table)} limit 1`, v.any());
  return rows.length === 0;
}

/**
 * The rows of a table as lines of JSON, in batches, in an order and a form that do not depend on the
 * database's settings. Wants a transaction.
 */
export async function* linesOf(tx: Db, table: string): AsyncGenerator<string[]> {
  await tx.execute(sql`set local timezone to 'UTC'`);
  await tx.execute(
    sql`declare lines no scroll cursor for select row_to_json(one)::text as line
        from ${sql.identifier(table)} one order by row_to_json(one)::text collate "C"`,
  );
  for (;;) {
    const rows = await ask(tx, sql`fetch ${sql.raw(String(batch))} from lines`, line);
    if (rows.length === 0) break;
    yield rows.map((row) => row.line);
  }
  await tx.execute(sql`close lines`);
}

/** What tells a table's content apart from any other. */
export interface Digest {
  rows: number;
  sha256: string;
}

/** Takes a table's lines in, and gives their digest in the end. */
export function createDigest() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (lines: string[]) => {
      rows += lines.length;
      for (const text of lines) hash.update(`${text}\n`);
    },
    end: (): Digest => ({ rows, sha256: hash.digest('hex') }),
  };
}
