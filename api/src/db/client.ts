import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Either database, and a transaction on it. Inside a transaction use only its own handle and no
 * network: the embedded database has one connection and would wait for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  /**
   * Brings the tables up to date; copies that start at once take turns.
   * @throws StartError where the database cannot be used.
   */
  migrate: (migrationsDir: string) => Promise<void>;
  /**
   * Does work of this name that only one process may do at a time.
   * @param work is told by the signal where it no longer is the only one, and should end then.
   * @returns null, at once, where somebody does it already.
   */
  alone: <T>(name: string, work: (lost: AbortSignal) => Promise<T>) => Promise<T | null>;
  /**
   * Tries whether it can be written to, and leaves nothing behind.
   * @throws what stands in the way, such as a full disk.
   */
  tryWriting: () => Promise<void>;
  close: () => Promise<void>;
}
