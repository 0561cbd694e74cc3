import * as z from 'zod/mini';
import { parseJson, text } from '../json';
import { digestSchema, readContent, writeContent } from '../store/contents';
import type { Store } from '../store/store';

export const documentSchema = z.object({
  headers: z.record(z.string(), z.string()),
  /** The digest of its body as it is. */
  plain: digestSchema,
  /** The digest of each coded form of it, by the coding's key. */
  coded: z.array(z.object({ key: z.enum(['br', 'gz']), digest: digestSchema })),
});

const composedSchema = z.object({
  /** The digest of all that it was composed from. */
  inputs: digestSchema,
  document: documentSchema,
});

/** The pages of one release of a remote. */
const formSchema = z.object({
  prefixes: z.array(text),
  pages: z.array(z.extend(composedSchema, { path: text })),
});

const tableSchema = z.object({
  remotes: z.array(
    z.extend(formSchema, {
      /** What some visitors get in place of it. */
      canary: z.prefault(z.nullable(z.extend(formSchema, { id: text, percent: z.number() })), null),
    }),
  ),
  notFound: composedSchema,
  /** What search engines and the shell read, by path. */
  files: z.record(z.string(), documentSchema),
  /**
   * By a file's address on the site and the hash of a former version of it: the digest of what makes the
   * one of the other.
   */
  deltas: z.prefault(z.record(z.string(), z.record(digestSchema, digestSchema)), {}),
  widget: z.nullable(
    z.object({
      /** Statements that read their settings from the name `CPAL`. */
      loader: z.string(),
      /** Where the panel's module is, from the site's root. */
      panel: text,
    }),
  ),
});

/** A body, by the contents of the store that it is in, and the headers that it is sent with. */
export type SiteDocument = z.infer<typeof documentSchema>;

/** A page that was composed. */
export type Composed = z.infer<typeof composedSchema>;

/** All that an environment shows but for the files of its releases. */
export type SiteTable = z.infer<typeof tableSchema>;

/** The widget's current release, as far as the edge server answers with it. */
export type Widget = NonNullable<SiteTable['widget']>;

/** Writes a table to the store and gives its digest. */
export const writeTable = (store: Store, table: SiteTable): Promise<string> =>
  writeContent(store, JSON.stringify(table));

/**
 * Reads a table by its digest.
 * @throws Refusal where it is missing or damaged.
 */
export async function readTable(store: Store, digest: string): Promise<SiteTable> {
  const json = await readContent(store, digest);
  return parseJson(json.toString(), tableSchema, `table ${digest}`);
}
