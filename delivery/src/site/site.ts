import { Refusal } from '@cpal/server-kit/errors';
import { findPage } from '../page/page-match';
import type { Registry } from '../registry/registry';
import type { Store } from '../store/store';
import { readTable, type SiteDocument, type Widget } from './table';

/** All that an environment shows but for the files of its releases. */
export interface Site<T> {
  /** What is at a decoded path; null where nothing is. */
  find: (path: string) => T | null;
  /** The page in its place. */
  notFound: T;
  /** Null where none was released. */
  widget: Widget | null;
}

/**
 * Reads what was composed of a registry.
 * @param read gives what is kept of a document.
 * @throws Refusal where nothing was composed of it, or that is missing or damaged.
 */
export async function readSite<T>(
  store: Store,
  { version, pages: table, entries }: Registry,
  read: (document: SiteDocument) => Promise<T>,
): Promise<Site<T>> {
  if (table === null) {
    const isEmpty = Object.keys(entries).length === 0;
    const reason = isEmpty ? 'there is no release of a shell' : 'no page options were set';
    throw new Refusal(`${reason}, so snapshot ${version} has no pages`);
  }
  const { remotes, notFound, files, widget } = await readTable(store, table);
  const owners = remotes.map(async ({ prefixes, pages }) => {
    const kept = pages.map(async ({ path, document }) => ({ path, kept: await read(document) }));
    return { prefixes, pages: await Promise.all(kept) };
  });
  const ofFiles = Object.entries(files).map(
    async ([path, document]) => [path, await read(document)] as const,
  );
  const byPath = new Map(await Promise.all(ofFiles));
  const found = await Promise.all(owners);
  return {
    find: (path) => byPath.get(path) ?? findPage(found, path)?.kept ?? null,
    notFound: await read(notFound.document),
    widget,
  };
}
