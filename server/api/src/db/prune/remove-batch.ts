import { type SQL, and, getTableColumns, sql } from 'drizzle-orm';
import { type PgColumn, getTableConfig } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { ask } from '../ask';
import type { Db } from '../client';
import type { Due, Stale } from './stale';

/** Where a batch ended: the values of the columns that it is ordered by. */
export type Position = readonly string[];

/**
 * For the batch's transaction. It waits for no lock for long, since others wait for its own. And
 * whatever the planner believes of a table that was filled just now, it neither passes through all of it nor
 * sorts it: the order of an index is the order of a batch.
 */
export const prepareBatch = sql`select set_config(name, value, true) from (values
  ('lock_timeout', '2s'), ('enable_seqscan', 'off'), ('enable_bitmapscan', 'off'), ('enable_sort', 'off'),
  ('enable_incremental_sort', 'off'), ('enable_hashjoin', 'off'), ('enable_mergejoin', 'off'))
  as setting(name, value)`;

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

const name = (column: PgColumn) => sql.identifier(column.name);

/** What names one row, and no other. */
function primaryKey({ table }: Stale): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** What becomes of the rows that are due. */
function change({ table, leaves }: Stale): SQL {
  if (!leaves) return sql`delete from ${table} using due`;
  const values = Object.entries(leaves).map(([key, value]) => {
    const column = getTableColumns(table)[key];
    if (!column) throw new Error(`There is no column ${key}.`);
    return sql`${sql.identifier(column.name)} = ${sql.param(value, column)}`;
  });
  return sql`update ${table} set ${list(values)} from due`;
}

/**
 * One statement for the first rows that are due, in the order of their index. Each is found again by its primary
 * key; rows that somebody else holds are passed by.
 * @param after where an earlier batch ended: what went is in the index still, until a vacuum, and going through
 *   all of it again would make each batch slower than the one before.
 */
export function batchStatement(
  stale: Stale,
  { by, where }: Due,
  { size, after }: { size: number; after?: Position | undefined },
): SQL {
  const { table } = stale;
  const order = list(by.map((column) => sql`${column}`));
  const values = after && list(after.map((value) => sql`${value}`));
  const key = primaryKey(stale);
  const names = new Set([...key, ...by].map((column) => column.name));
  return sql`
    with due as materialized (
      select ${list([...names].map((each) => sql`${sql.identifier(each)}`))} from ${table}
      where ${and(where, values && sql`(${order}) >= (${values})`)}
      order by ${order} limit ${size} for update skip locked)
    ${change(stale)}
    where ${and(...key.map((column) => sql`${column} = due.${name(column)}`))}
    returning array[${list(by.map((column) => sql`due.${name(column)}::text`))}] as position`;
}

const changed = v.object({ position: v.array(v.string()) });

/**
 * Removes some rows that are due, or what is in them, in a transaction of its own.
 * @returns how many, and where the next batch begins.
 * @throws the database's error; then all rows are as they were.
 */
export async function removeBatch(
  db: Db,
  ...statement: Parameters<typeof batchStatement>
): Promise<{ count: number; end: Position | undefined }> {
  const rows = await db.transaction(async (tx) => {
    await tx.execute(prepareBatch);
    return ask(tx, batchStatement(...statement), changed);
  });
  return { count: rows.length, end: rows.at(-1)?.position };
}
