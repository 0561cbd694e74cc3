import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Either database, and a transaction on it. Inside a transaction use only its own handle and no
 * network: the embedded database has one connection and would wait for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Of a pool: all connections, those that are free, and how many queries wait for one. */
export interface Connections {
  total: number;
  idle: number;
  waiting: number;
}

export interface Database {
  db: Db;
  /**
   * Brings the tables up to date; processes that start together take turns.
   * @throws UserError if the database cannot be used.
   */
  migrate: (migrationsDir: string) => Promise<void>;
  /**
   * Checks that the tables are at these migrations or past them, and changes nothing.
   * @throws UserError if they are not, or the database cannot be used.
   */
  requireSchema: (migrationsDir: string) => Promise<void>;
  /**
   * Does work of this name that only one process may do at a time.
   * @param work is told by the signal where it no longer is the only one, and should end then.
   * @returns null, without waiting, where another process does it already.
   */
  alone: <T>(name: string, work: (lost: AbortSignal) => Promise<T>) => Promise<T | null>;
  /**
   * Tries whether it can be written to, and leaves nothing behind.
   * @throws what stands in the way, such as a full disk.
   */
  tryWriting: () => Promise<void>;
  /** Counts its connections; null for the embedded database, which has no pool. */
  connections: (() => Connections) | null;
  close: () => Promise<void>;
}

declare module '../kernel/services' {
  interface Services {
    db: Db;
    tryWriting: Database['tryWriting'];
  }
}
