import * as v from 'valibot';
import { UserError } from '@cpal/server-kit/errors';
import { parseJson } from '../json';
import { digestSchema, readContent, writeContent } from '../store/contents';
import type { Store } from '../store/store';
import { readDocument } from './read-document';
import { type Composed, documentSchema, type SiteDocument } from './table';

/** Where a file for each digest of all that a document was composed from has the document's digest. */
export const composedFolder = 'composed';

const pathOf = (inputs: string): string => `${composedFolder}/${inputs}`;

/** Notes what was composed, in place of what was noted of the same inputs before. */
export async function noteComposed(store: Store, { inputs, document }: Composed): Promise<void> {
  const path = pathOf(inputs);
  const digest = await writeContent(store, JSON.stringify(document));
  if (await store.create(path, digest)) return;
  if ((await store.read(path))?.toString() === digest) return;
  await store.remove(path);
  // Another that was faster has composed the same.
  await store.create(path, digest);
}

/**
 * Finds what was composed of the same inputs at any time, for any environment. It is read as a whole:
 * nothing keeps it but its age, so a part of it may be gone.
 * @returns null if there is none, or it is damaged.
 */
export async function findComposed(store: Store, inputs: string): Promise<SiteDocument | null> {
  try {
    const noted = v.safeParse(digestSchema, (await store.read(pathOf(inputs)))?.toString());
    if (!noted.success) return null;
    const json = await readContent(store, noted.output);
    const document = parseJson(json.toString(), documentSchema, `document ${noted.output}`);
    await readDocument(store, document);
    return document;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}
