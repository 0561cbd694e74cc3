import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { migrationsDir } from '../engine';

const column = z.object({
  type: z.string(),
  primaryKey: z.boolean(),
  notNull: z.boolean(),
  default: z.optional(z.unknown()),
});

const unique = z.object({ columns: z.array(z.string()) });

const table = z.object({
  name: z.string(),
  columns: z.record(z.string(), column),
  indexes: z.record(
    z.string(),
    z.object({
      columns: z.array(z.object({ expression: z.string() })),
      isUnique: z.boolean(),
      where: z.optional(z.string()),
    }),
  ),
  foreignKeys: z.record(z.string(), z.object({ columnsFrom: z.array(z.string()) })),
  compositePrimaryKeys: z.record(z.string(), unique),
  uniqueConstraints: z.record(z.string(), unique),
  checkConstraints: z.record(z.string(), z.object({ value: z.string() })),
});

/** What Drizzle writes beside each migration: the schema of the release that came with it. */
const snapshot = z.object({ tables: z.record(z.string(), table) });

export type Snapshot = z.infer<typeof snapshot>;
export type Table = z.infer<typeof table>;
export type Column = z.infer<typeof column>;

/** Whether a column gets a value in a row whose writer does not know it, or needs none. */
export const isFilled = ({ type, notNull, default: value }: Column) =>
  !notNull || value !== undefined || type.endsWith('serial');

/**
 * Reads the text of a snapshot after it was parsed as JSON.
 * @throws ZodError where it has another form, as after a new version of Drizzle.
 */
export const readSnapshot = (text: unknown): Snapshot => snapshot.parse(text);

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** One migration: its name, its SQL, and the schema after it. */
export interface Migration {
  tag: string;
  sql: string;
  schema: Snapshot;
}

const read = (name: string) => readFileSync(join(migrationsDir, name), 'utf8');

/** All migrations in their order. */
export function readMigrations(): Migration[] {
  const { entries } = journal.parse(JSON.parse(read('meta/_journal.json')));
  return entries.map(({ tag }) => ({
    tag,
    sql: read(`${tag}.sql`),
    schema: readSnapshot(JSON.parse(read(`meta/${tag.slice(0, 4)}_snapshot.json`))),
  }));
}
