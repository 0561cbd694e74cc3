import { TransactionRollbackError, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { type Column, type Snapshot, type Table, isFilled } from './snapshots';

const values = new Map([
  ['uuid', 'gen_random_uuid()'],
  ['text', 'gen_random_uuid()::text'],
  ['integer', '1'],
  ['bigint', '1'],
  ['double precision', '1'],
  ['boolean', 'false'],
  ['jsonb', `'{}'`],
  ['text[]', `'{}'`],
  ['integer[]', `'{}'`],
  ['uuid[]', `'{}'`],
  ['date', 'current_date'],
  ['timestamp with time zone', 'now()'],
]);

/** The first word of a column that holds some words only, by its check. */
function wordOf({ name, checkConstraints }: Table, column: string): string | undefined {
  const rule = checkConstraints[`${name}_${column}`]?.value;
  return rule && / in \(('[^']+')/.exec(rule)?.[1];
}

function valueOf(column: Column): string {
  if (isFilled(column)) return 'default';
  const found = values.get(column.type);
  if (found === undefined) throw new Error(`no value is known for the type ${column.type}`);
  return found;
}

/** The forms that Drizzle's queries have: every column by its name, what is not given as the default. */
function queriesOf(table: Table): string[] {
  const { name, columns } = table;
  const names = Object.keys(columns).map((column) => `"${column}"`);
  const all = names.join(', ');
  const row = Object.entries(columns)
    .map(([column, one]) => wordOf(table, column) ?? valueOf(one))
    .join(', ');
  return [
    `insert into "${name}" (${all}) values (${row}) returning ${all}`,
    `select ${all} from "${name}"`,
    `update "${name}" set ${names.map((column) => `${column} = ${column}`).join(', ')}`,
    `delete from "${name}"`,
  ];
}

/**
 * Runs on a database what a release does whose schema is the previous one, and leaves nothing behind.
 * References are not checked, so that one row of each table is enough; added ones are found otherwise.
 * @returns the queries that fail.
 */
export async function findRejectedQueries(db: Db, previous: Snapshot): Promise<string[]> {
  const rejected: string[] = [];
  const work = db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const query of Object.values(previous.tables).flatMap(queriesOf))
      await tx
        .transaction((attempt) => attempt.execute(sql.raw(query)))
        .catch(() => rejected.push(query));
    tx.rollback();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return rejected;
}
