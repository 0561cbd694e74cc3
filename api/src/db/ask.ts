import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from './client';

const answer = z.object({ rows: z.array(z.unknown()) });

/** Asks a database something that is not about our own tables; `row` is what each row must look like. */
export async function ask<T extends z.ZodMiniType>(db: Db, query: SQL, row: T) {
  const { rows } = answer.parse(await db.execute(query));
  return rows.map((one): z.infer<T> => row.parse(one));
}
