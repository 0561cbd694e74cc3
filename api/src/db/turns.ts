import { sql } from 'drizzle-orm';
import type { Db } from './client';

/** Any number; all copies of this server must use the same one for the locks of their jobs. */
export const jobLocks = 4_072_025;

/** Lets the transactions of this name go on one after the other, each to its end. */
export async function takeTurns(tx: Db, name: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(${jobLocks}, hashtext(${name}))`);
}
