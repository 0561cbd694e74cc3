import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ask } from './ask';
import type { Db } from './client';

/** Any number; all copies of this server must use the same one for the locks of their jobs. */
export const jobLocks = 4_072_025;

/** Lets the transactions of this name go on one after the other, each to its end. */
export async function takeTurns(tx: Db, name: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(${jobLocks}, hashtext(${name}))`);
}

/** Whether this transaction is the only one of this name, until its end; it waits for none. */
export async function takeTurn(tx: Db, name: string): Promise<boolean> {
  const lock = sql`select pg_try_advisory_xact_lock(${jobLocks}, hashtext(${name})) as taken`;
  const [row] = await ask(tx, lock, v.object({ taken: v.boolean() }));
  return row?.taken ?? false;
}
