import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Either database, and a transaction on it. Inside a transaction use only its own handle and no
 * network: the embedded database has one connection and would wait for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  close: () => Promise<void>;
}
