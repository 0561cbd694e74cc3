import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema';
import type { TestDatabase } from './database';

const tables: PgTable[] = Object.values(schema);

/** All rows of all tables in which one of these texts stands, as lines in a fixed order. */
export async function rowsWith({ db }: TestDatabase, texts: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const table of tables)
    for (const row of await db.select().from(table)) {
      const line = `${getTableName(table)} ${JSON.stringify(row)}`;
      if (texts.some((text) => line.includes(text))) lines.push(line);
    }
  return lines.toSorted();
}
