import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';

/** A value of a column, at random; times and days reach as far back as anything is kept, twice. */
const values: Readonly<Record<string, string>> = {
  'timestamp with time zone': "now() - random() * interval '800 days'",
  bigint: '(random() * 6)::int',
  boolean: 'random() < 0.5',
  date: 'current_date - (random() * 800)::int',
  'double precision': 'random()',
  integer: '(random() * 6)::int',
  jsonb: "'{}'::jsonb",
  text: 'md5(random()::text)',
  uuid: 'gen_random_uuid()',
};

function valueFor(column: PgColumn): SQL {
  const type = column.getSQLType();
  const [word] = column.enumValues ?? [];
  const single = word === undefined ? values[type] : `'${word}'`;
  const value = type.endsWith('[]') ? `'{}'::${type}` : single;
  if (value === undefined) throw new Error(`${column.name} needs a value of the type ${type}.`);
  return sql.raw(column.notNull ? value : `case when random() < 0.5 then ${value} end`);
}

/**
 * Fills a table with rows that refer to none of other tables. Of columns that may be empty, half are.
 * @param tx looks at no reference from now on, and is to be undone.
 */
export async function addRandomRows(tx: Db, table: PgTable, count: number): Promise<void> {
  const columns = getTableConfig(table).columns.filter(
    (column) => !column.getSQLType().includes('serial'),
  );
  const names = columns.map((column) => sql.identifier(column.name));
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(columns.map(valueFor), sql`, `)} from generate_series(1, ${count})
    on conflict do nothing`);
  await tx.execute(sql`analyze ${table}`);
}
