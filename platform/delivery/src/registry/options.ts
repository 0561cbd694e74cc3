import { parseJson } from '../json';
import { optionsSchema, type PageOptions } from '../page/page-options';
import { readContent, writeContent } from '../store/contents';
import type { Store } from '../store/store';

/** Options as they are stored. */
export const optionsJson = (options: PageOptions): string => JSON.stringify(options);

/** Stores page options and gives their digest. */
export const writeOptions = (store: Store, options: PageOptions): Promise<string> =>
  writeContent(store, optionsJson(options));

/**
 * Reads page options by their digest.
 * @throws UserError if they are missing or damaged.
 */
export async function readOptions(store: Store, digest: string): Promise<PageOptions> {
  const json = await readContent(store, digest);
  return parseJson(json.toString(), optionsSchema, `page options ${digest}`);
}
