import { getTableName, sql } from 'drizzle-orm';
import { type PgColumn, bigint, check, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Seconds since the epoch, the form in which Stripe sends times and the wire wants them. */
export const seconds = (name: string) => bigint(name, { mode: 'number' });

/** Lets a column hold these words only; they are ours, hence without a quote. */
export const oneOf = (column: PgColumn, words: readonly string[]) =>
  check(
    `${getTableName(column.table)}_${column.name}`,
    sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`,
  );
