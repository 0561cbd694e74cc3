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

interface PagesOptions {
  store: Store;
  environment: string;
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
 * @throws Refusal where no snapshot of the registry has pages to begin with.
 */
export async function openPages({ store, environment, log }: PagesOptions) {
  const { now, end } = await follow({ store, environment, load: siteLoader(store), log });
  return {
    send: (reply: FastifyReply, path: string): FastifyReply => {
      const { find, notFound } = now().value;
      const found = find(path, () => false);
      return sendReady(reply, found ?? notFound, found !== null);
    },
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
