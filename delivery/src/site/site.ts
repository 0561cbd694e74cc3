import { composePage } from '../page/compose';
import { findPage, type OwnedPage } from '../page/page-match';
import type { PageOptions } from '../page/page-options';
import { readComposition } from '../registry/composition';
import { openTexts } from '../store/release-text';
import type { Store } from '../store/store';
import { siteFiles } from './site-files';

interface SiteOptions<T> {
  store: Store;
  environment: string;
  page: PageOptions;
  /** Makes what is kept of a text and the headers that it goes out with. */
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
  const sources = { composition, read: openTexts(store), options: pageOptions };
  const makePage = async (owned: OwnedPage | null) => {
    const { html, headers } = await composePage(sources, owned);
    return make(html, headers);
  };
  const owned = composition.remotes.flatMap((owner) =>
    owner.current.build.pages.map((page) => ({ owner, page })),
  );
  const pages = new Map(
    await Promise.all(owned.map(async (one) => [one.page, await makePage(one)] as const)),
  );
  const files = new Map(
    await Promise.all(
      siteFiles(composition, pageOptions.publicUrl).map(
        async ({ path, text, headers }) => [path, await make(text, headers)] as const,
      ),
    ),
  );
  return {
    find: (path) => {
      const page = findPage(composition, path)?.page;
      return files.get(path) ?? (page && pages.get(page)) ?? null;
    },
    notFound: await makePage(null),
  };
}
