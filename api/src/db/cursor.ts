import { Problem } from '@cpal/server-kit/problem';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What a list, newest first, goes on from: the moment and the id of the last row that was shown. */
export const cursorOf = ({ createdAt, id }: { createdAt: Date; id: string }) =>
  `${createdAt.getTime()}-${id}`;

/** Milliseconds of fewer digits than a year of five has, which no database reads. */
const cursorShape = /^(\d{1,14})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Whether a row comes behind the one that a cursor names. @throws Problem `validation_failed` */
export function isBefore(table: { createdAt: PgColumn; id: PgColumn }, cursor: string): SQL {
  const [, at, id] = cursorShape.exec(cursor) ?? [];
  if (at === undefined || id === undefined)
    throw new Problem('validation_failed', 'after is not valid');
  const moment = new Date(Number(at)).toISOString();
  return sql`(${table.createdAt}, ${table.id}) < (${moment}::timestamptz, ${id}::uuid)`;
}
