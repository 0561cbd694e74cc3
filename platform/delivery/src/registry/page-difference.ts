import { codings } from '../codings';
import { readDocument } from '../site/read-document';
import { readTable, type SiteDocument, type SiteTable } from '../site/table';
import type { Store } from '../store/store';
import { isEmpty } from './composed-with';
import { composePages } from './make-change';
import type { Registry } from './registry';

/** A view of a store in which what is written stays in memory. */
function scratchStore(store: Store): Store {
  const written = new Map<string, Buffer>();
  return {
    ...store,
    location: store.location,
    isRemote: store.isRemote,
    read: async (path) => written.get(path) ?? store.read(path),
    create: async (path, body) => {
      if (written.has(path)) return false;
      written.set(path, Buffer.from(body));
      return true;
    },
    remove: async (path) => void written.delete(path),
  };
}

/** What of a document must be the same; compressors differ from version to version. */
const known = ({ plain, headers }: SiteDocument) => ({ plain, headers });

/** All that a table says but for its files' previous versions, by what people call it. */
function partsOf({ remotes, notFound, files, widget }: SiteTable): Map<string, unknown> {
  const parts = new Map<string, unknown>([
    ['the not-found page', known(notFound.document)],
    ['the widget', widget],
    ['the order of the remotes', remotes.map(({ prefixes }) => prefixes)],
  ]);
  for (const [path, document] of Object.entries(files)) parts.set(path, known(document));
  for (const { pages, canary } of remotes) {
    for (const { path, document } of pages) parts.set(path, known(document));
    if (canary === null) continue;
    parts.set(`the canary ${canary.id}`, [canary.percent, canary.prefixes]);
    for (const { path, document } of canary.pages)
      parts.set(`${path} of the canary ${canary.id}`, known(document));
  }
  return parts;
}

const documentsOf = ({ remotes, notFound, files }: SiteTable): SiteDocument[] =>
  [...remotes.flatMap(({ pages, canary }) => [...pages, ...(canary?.pages ?? [])]), notFound]
    .map(({ document }) => document)
    .concat(Object.values(files));

/** Whether each coded form of a document is the document. */
async function isCodedRight(store: Store, document: SiteDocument): Promise<boolean> {
  const { plain, coded } = await readDocument(store, document);
  const checks = codings.map(async (coding) => {
    const form = coded.get(coding);
    if (form === undefined) return true;
    const body = await coding.expand(form, plain.length + 1).catch(() => null);
    return body?.equals(plain) === true;
  });
  return (await Promise.all(checks)).every(Boolean);
}

/**
 * Composes the pages of a registry again, and compares. Whoever may write to the store can write another
 * table of pages, or note other pages as composed of the same inputs.
 * @returns what differs, as a sentence; null if all is what composition gives.
 * @throws UserError if something is missing or damaged, or no pages could be made.
 */
export async function findPageDifference(store: Store, registry: Registry): Promise<string | null> {
  if (registry.pages === null || isEmpty(registry)) return null;
  const fresh = scratchStore(store);
  const digest = await composePages(fresh, registry, null, false);
  if (digest === null) return 'there are pages, and no options that they could be composed with';
  const wanted = partsOf(await readTable(fresh, digest));
  const table = await readTable(store, registry.pages);
  const found = partsOf(table);
  for (const name of new Set([...wanted.keys(), ...found.keys()])) {
    if (JSON.stringify(wanted.get(name)) !== JSON.stringify(found.get(name)))
      return `${name} is not what its releases and settings are composed to`;
  }
  for (const document of documentsOf(table))
    if (!(await isCodedRight(store, document)))
      return `a compressed form of the content ${document.plain} is another content`;
  return null;
}
