import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from './client';

const answer = v.object({ rows: v.array(v.unknown()) });

/** Asks a database something that is not about our own tables; `row` is what each row must look like. */
export async function ask<T extends v.GenericSchema>(db: Db, query: SQL, row: T) {
  const { rows } = v.parse(answer, await db.execute(query));
  return rows.map((one): v.InferOutput<T> => v.parse(row, one));
}
