import * as z from 'zod/mini';

/**
 * A backup is a text of lines. Those that are arrays say what follows, those that are objects are rows
 * of the table named last; the last line says what every table must hold.
 */
export const head = z.tuple([
  z.literal('cpal-backup'),
  z.object({
    version: z.literal(1),
    /** The migration that the tables are at, by its time in the journal, in milliseconds. */
    schema: z.int(),
    madeAt: z.string(),
  }),
]);

export const section = z.tuple([z.literal('table'), z.string()]);

export const tail = z.tuple([
  z.literal('end'),
  z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
]);

export type Head = z.infer<typeof head>;
export type Section = z.infer<typeof section>;
export type Tail = z.infer<typeof tail>;
