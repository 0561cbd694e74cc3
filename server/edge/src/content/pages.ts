import {
  documentHeaders,
  type PolicyOptions,
  readContent,
  readDocument,
  readSite,
  type Registry,
  type SiteDocument,
  type Store,
} from '@cpal/delivery';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { follow } from './follow';
import { type Ready, sendReady, toTag } from './ready';
import { servedReleases } from './served-releases';
import { chooserFor } from './visitor';

interface PagesOptions {
  store: Store;
  environment: string;
  /** What the headers of pages depend on. */
  page: PolicyOptions;
  log: FastifyBaseLogger;
}

/** Reads by keys; what the load before it had too is not read again. */
function openMemory<T>() {
  let kept = new Map<string, T>();
  let loaded = new Map<string, T>();
  return {
    get: async (key: string, read: () => Promise<T>) => {
      const value = kept.get(key) ?? (await read());
      loaded.set(key, value);
      return value;
    },
    /** Forgets what this load did not ask for. */
    endLoad: () => {
      kept = loaded;
      loaded = new Map();
    },
  };
}

/** Loads what was composed of a registry. */
function siteLoader(store: Store, page: PolicyOptions) {
  const [pages, deltas] = [openMemory<Ready>(), openMemory<Buffer>()];
  const readPage = async (document: SiteDocument, file: string | null): Promise<Ready> => ({
    headers: documentHeaders(document, file, page),
    tag: toTag(document.plain),
    ...(await readDocument(store, document)),
  });
  return async (registry: Registry) => {
    const site = await readSite(
      store,
      registry,
      (document, file) =>
        pages.get(JSON.stringify([document, file]), () => readPage(document, file)),
      (digest) => deltas.get(digest, () => readContent(store, digest)),
    );
    pages.endLoad();
    deltas.endLoad();
    return { ...site, releases: servedReleases(registry) };
  };
}

/**
 * Opens the pages of an environment, with what search engines read of it; they follow its registry
 * from then on. A path that no page matches gets the shell's not-found page with status 404.
 * Of a remote with a canary, a visitor's cookie decides which release the page is of.
 * @throws UserError if no snapshot of the registry has pages to begin with.
 */
export async function openPages({ store, environment, page, log }: PagesOptions) {
  const { now, end } = await follow({ store, environment, load: siteLoader(store, page), log });
  const isSecure = page.publicUrl.startsWith('https:');
  return {
    send: (reply: FastifyReply, path: string): FastifyReply => {
      const { find, notFound } = now().value;
      const { isChosen, wasAsked } = chooserFor(reply, isSecure);
      const found = find(path, isChosen);
      return sendReady(reply, found ?? notFound, {
        found: found !== null,
        isPersonal: wasAsked(),
      });
    },
    /** What makes the file at an address of its previous versions. */
    deltasOf: (address: string) => now().value.deltas.get(address),
    /** The widget as it is released now; null if it is not. */
    widget: () => now().value.widget,
    /** The releases that pages are made of now. */
    releases: () => now().value.releases,
    /** The versions of the registry that are served and rejected. */
    versions: () => {
      const { snapshot, refused } = now();
      return { snapshot, refused };
    },
    close: end,
  };
}
