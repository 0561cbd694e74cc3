import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { composePage, type Page, type PageSources } from '../page/compose';
import { findPage } from '../page/page-match';
import { readComposition } from '../registry/composition';
import { readRegistry } from '../registry/registry';
import { textReader } from '../store/read-text';
import { openStore } from '../store/open-store';
import { deployUncomposed, type Sample, samplePage, shellBuild } from './sample-build';
import { pageOptions } from './page-options';

/** A remote with one prerendered page, `/about`. */
export const marketing: Sample = {
  build: {
    name: 'mfe-marketing',
    container: 'mfe_marketing_1',
    prefixes: ['/about'],
    pages: [samplePage('/about', { description: 'Who we are.', html: 'pages/about.html' })],
  },
  files: { 'pages/about.html': '<h1>About us</h1>' },
};

interface Parts {
  shell?: Sample;
  /** Each with its build's name. */
  remotes?: readonly Sample[];
}

/** Deploys a shell and remotes to a store of their own, for pages to be composed of. */
export async function sampleSources(
  dir: string,
  { shell = {}, remotes = [marketing] }: Parts = {},
): Promise<PageSources> {
  const store = await openStore(join(dir, randomUUID()));
  await deployUncomposed(store, 'local', { ...shell, build: { ...shellBuild, ...shell.build } });
  for (const remote of remotes) await deployUncomposed(store, 'local', remote);
  return {
    composition: await readComposition(store, (await readRegistry(store, 'local')).entries),
    read: textReader(store),
    options: pageOptions,
  };
}

const ownedPages = ({ composition }: PageSources) =>
  composition.remotes.map((owner) => {
    const { prefixes, pages } = owner.current.build;
    return { prefixes, pages: pages.map((page) => ({ path: page.path, owned: { owner, page } })) };
  });

/** Composes what is at a path, which is the not-found page where nothing is. */
export const composeAt = (sources: PageSources, path: string): Promise<Page> =>
  composePage(sources, findPage(ownedPages(sources), path)?.owned ?? null);
