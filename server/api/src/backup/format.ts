import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';

/**
 * A backup is a text of lines. Those that are arrays say what follows, those that are objects are rows
 * of the table named last; the last line says what every table must hold.
 */
export const head = v.tuple([
  v.literal('cpal-backup'),
  v.object({
    version: v.literal(1),
    /** The migration that the tables are at, by its time in the journal, in milliseconds. */
    schema: integer,
    madeAt: v.string(),
  }),
]);

export const section = v.tuple([v.literal('table'), v.string()]);

export const tail = v.tuple([
  v.literal('end'),
  v.record(v.string(), v.object({ rows: integer, sha256: v.string() })),
]);

export type Head = v.InferOutput<typeof head>;
export type Section = v.InferOutput<typeof section>;
export type Tail = v.InferOutput<typeof tail>;
