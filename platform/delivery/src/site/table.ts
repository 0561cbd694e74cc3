import * as v from 'valibot';
import { parseJson, text, strictRecord } from '../json';
import { digestSchema, readContent, writeContent } from '../store/contents';
import type { Store } from '../store/store';

export const documentSchema = v.object({
  headers: strictRecord(v.string()),
  /** The digest of its body as it is. */
  plain: digestSchema,
  /** The digest of each coded form of it, by the coding's key. */
  coded: v.array(v.object({ key: v.picklist(['br', 'gz']), digest: digestSchema })),
});

const composedSchema = v.object({
  /** The digest of all that it was composed from. */
  inputs: digestSchema,
  document: documentSchema,
});

/** The pages of one release of a remote. */
const formSchema = v.object({
  prefixes: v.array(text),
  pages: v.array(v.object({ ...composedSchema.entries, path: text })),
});

const tableSchema = v.object({
  remotes: v.array(
    v.object({
      ...formSchema.entries,
      /** What some visitors get in place of it. */
      canary: v.nullable(v.object({ ...formSchema.entries, id: text, percent: v.number() })),
    }),
  ),
  notFound: composedSchema,
  /** What search engines and the shell read, by path. */
  files: strictRecord(documentSchema),
  /**
   * By a file's address on the site and the hash of a previous version of it: the digest of what makes the
   * one of the other.
   */
  deltas: strictRecord(v.record(digestSchema, digestSchema)),
  widget: v.nullable(
    v.object({
      /** Statements that read their settings from the name `CPAL`. */
      loader: v.string(),
      /** Where the panel's module is, from the site's root. */
      panel: text,
    }),
  ),
});

/** A body, by the contents of the store that it is in, and the headers that it is sent with. */
export type SiteDocument = v.InferOutput<typeof documentSchema>;

/** A page that was composed. */
export type Composed = v.InferOutput<typeof composedSchema>;

/** All that an environment shows but for the files of its releases. */
export type SiteTable = v.InferOutput<typeof tableSchema>;

/** The widget's current release, as far as the edge server answers with it. */
export type Widget = NonNullable<SiteTable['widget']>;

/** Writes a table to the store and gives its digest. */
export const writeTable = (store: Store, table: SiteTable): Promise<string> =>
  writeContent(store, JSON.stringify(table));

/**
 * Reads a table by its digest.
 * @throws UserError if it is missing or damaged.
 */
export async function readTable(store: Store, digest: string): Promise<SiteTable> {
  const json = await readContent(store, digest);
  return parseJson(json.toString(), tableSchema, `table ${digest}`);
}
