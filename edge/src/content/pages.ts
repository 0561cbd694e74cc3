import {
  readDocument,
  readSite,
  type Registry,
  type SiteDocument,
  type Store,
} from '@cpal/delivery';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { follow } from './follow';
import { type Ready, sendReady, tagOf } from './ready';
import { chooserFor } from './visitor';

interface PagesOptions {
  store: Store;
  environment: string;
  /** The origin that visitors see. */
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** Loads what was composed of a registry; what the site before it had too is not read again. */
function siteLoader(store: Store) {
  let kept = new Map<string, Ready>();
  return async (registry: Registry) => {
    const loaded = new Map<string, Ready>();
    const site = await readSite(store, registry, async (document: SiteDocument) => {
      const { headers, plain } = document;
      const key = JSON.stringify(document);
      const ready = kept.get(key) ?? {
        headers,
        tag: tagOf(plain),
        ...(await readDocument(store, document)),
      };
      loaded.set(key, ready);
      return ready;
    });
    kept = loaded;
    return site;
  };
}

/**
 * Opens the pages of an environment, with what search engines read of it; they follow its registry
 * from then on. A path that no page matches gets the shell's not-found page with status 404.
 * Of a remote with a canary, a visitor's cookie decides which release the page is of.
 * @throws Refusal where no snapshot of the registry has pages to begin with.
 */
export async function openPages({ store, environment, publicUrl, log }: PagesOptions) {
  const { now, end } = await follow({ store, environment, load: siteLoader(store), log });
  const isSecure = publicUrl.startsWith('https:');
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
    /** What makes the file at an address of its former versions. */
    deltasOf: (address: string) => now().value.deltas.get(address),
    /** The widget as it is released now; null where it is not. */
    widget: () => now().value.widget,
    /** The versions of the registry that are served and refused. */
    versions: () => {
      const { snapshot, refused } = now();
      return { snapshot, refused };
    },
    close: end,
  };
}
