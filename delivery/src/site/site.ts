import { composePage } from '../page/compose';
import { findPage, type OwnedPage } from '../page/page-match';
import type { PageOptions } from '../page/page-options';
import { readComposition } from '../registry/composition';
import { textReader } from '../store/read-text';
import type { Store } from '../store/store';
import { siteFiles } from './site-files';

interface SiteOptions<T> {
  store: Store;
  environment: string;
  page: PageOptions;
  /** Makes what is kept of a text and the headers that it is sent with. */
  make: (text: string, headers: Readonly<Record<string, string>>) => Promise<T>;
}

/** All that an environment shows but for the files of its releases. */
export interface Site<T> {
  /** What is at a decoded path; null where nothing is. */
  find: (path: string) => T | null;
  /** The page in its place. */
  notFound: T;
}

/**
 * Composes every page of an environment as its registry is now.
 * @throws Refusal where the registry makes no pages.
 */
export async function composeSite<T>(options: SiteOptions<T>): Promise<Site<T>> {
  const { store, environment, page: pageOptions, make } = options;
  const composition = await readComposition(store, environment);
  const sources = { composition, read: textReader(store), options: pageOptions };
  const makePage = async (owned: OwnedPage | null) => {
    const { html, headers } = await composePage(sources, owned);
    return make(html, headers);
  };
  const pages = composition.remotes.flatMap((owner) =>
    owner.current.build.pages.map(async (page) => [page, await makePage({ owner, page })] as const),
  );
  const files = siteFiles(composition, pageOptions.publicUrl).map(
    async ({ path, text, headers }) => [path, await make(text, headers)] as const,
  );
  // A file by its path, a page by its record: many paths can be one page.
  const made = new Map<unknown, T>(await Promise.all([...pages, ...files]));
  return {
    find: (path) => made.get(path) ?? made.get(findPage(composition, path)?.page) ?? null,
    notFound: await makePage(null),
  };
}
