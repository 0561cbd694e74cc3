import type { Log } from '../log';
import { composePage, type PageSources } from '../page/compose';
import { findPage, type OwnedPage } from '../page/page-match';
import type { PageOptions } from '../page/page-options';
import { type Composition, readComposition } from '../registry/composition';
import { registryFile } from '../registry/registry';
import { openTexts } from '../store/release-text';
import type { Store } from '../store/store';
import type { Exchange } from './exchange';
import { live } from './live';
import { makeReady, sendReady } from './ready';
import { makeSiteFiles } from './site-files';

interface PagesOptions {
  store: Store;
  environment: string;
  page: PageOptions;
  log: Log;
  clock: () => number;
}

const pagesOf = ({ remotes }: Composition): OwnedPage[] =>
  remotes.flatMap((owner) => owner.current.build.pages.map((page) => ({ owner, page })));

async function makePage(sources: PageSources, owned: OwnedPage | null) {
  const { html, headers } = await composePage(sources, owned);
  return makeReady(html, headers);
}

async function makeAll({ store, environment, page: options }: PagesOptions) {
  const composition = await readComposition(store, environment);
  const sources = { composition, read: openTexts(store), options };
  const pages = await Promise.all(
    pagesOf(composition).map(
      async (owned) => [owned.page, await makePage(sources, owned)] as const,
    ),
  );
  return {
    composition,
    files: await makeSiteFiles(composition, options.publicUrl),
    pages: new Map(pages),
    notFound: await makePage(sources, null),
  };
}

/**
 * Opens the pages of an environment, with what search engines read of it; they follow its registry
 * from then on. A path that no page matches gets the shell's not-found page with status 404.
 * @throws Refusal where the registry makes no pages to begin with.
 */
export async function openPages(options: PagesOptions) {
  const { store, environment, log, clock } = options;
  const file = registryFile(store, environment);
  const current = await live({ file, load: () => makeAll(options), log, clock });
  return async (exchange: Exchange, path: string) => {
    const { composition, files, pages, notFound } = await current();
    const page = findPage(composition, path)?.page;
    const found = files.get(path) ?? (page && pages.get(page));
    sendReady(exchange, found ?? notFound, found !== undefined);
  };
}
