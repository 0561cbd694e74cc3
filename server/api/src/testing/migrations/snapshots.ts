import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { migrationsDir } from '../database/engine';

const column = v.object({
  type: v.string(),
  primaryKey: v.boolean(),
  notNull: v.boolean(),
  default: v.optional(v.unknown()),
});

const unique = v.object({ columns: v.array(v.string()) });

const table = v.object({
  name: v.string(),
  columns: v.record(v.string(), column),
  indexes: v.record(
    v.string(),
    v.object({
      columns: v.array(v.object({ expression: v.string() })),
      isUnique: v.boolean(),
      where: v.optional(v.string()),
    })),
  foreignKeys: v.record(v.string(), v.object({ columnsFrom: v.array(v.string()) })),
  compositePrimaryKeys: v.record(v.string(), unique),
  uniqueConstraints: v.record(v.string(), unique),
  checkConstraints: v.record(v.string(), v.object({ value: v.string() })),
});

/** What Drizzle writes next to each migration: the schema of the release that came with it. */
const snapshot = v.object({ tables: v.record(v.string(), table) });

export type Snapshot = v.InferOutput<typeof snapshot>;
export type Table = v.InferOutput<typeof table>;
export type Column = v.InferOutput<typeof column>;

/** Whether a column gets a value in a row whose writer does not know it, or needs none. */
export const isFilled = ({ type, notNull, default: value }: Column) =>
  !notNull || value !== undefined || type.endsWith('serial');

/**
 * Reads the text of a snapshot after it was parsed as JSON.
 * @throws ValiError if it has another form, as after a new version of Drizzle.
 */
export const readSnapshot = (text: unknown): Snapshot => v.parse(snapshot, text);

const journal = v.object({ entries: v.array(v.object({ tag: v.string() })) });

/** One migration: its name, its SQL, and the schema after it. */
export interface Migration {
  tag: string;
  sql: string;
  schema: Snapshot;
}

const read = (name: string) => readFileSync(join(migrationsDir, name), 'utf8');

/** All migrations in their order. */
export function readMigrations(): Migration[] {
  const { entries } = v.parse(journal, JSON.parse(read('meta/_journal.json')));
  return entries.map(({ tag }) => ({
    tag,
    sql: read(`${tag}.sql`),
    schema: readSnapshot(JSON.parse(read(`meta/${tag.slice(0, 4)}_snapshot.json`))),
  }));
}
