import { composeSite, type PageOptions, registryFile, type Store } from '@cpal/delivery';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { live } from './live';
import { makeReady, sendReady } from './ready';

interface PagesOptions {
  store: Store;
  environment: string;
  page: PageOptions;
  log: FastifyBaseLogger;
  /** Milliseconds since the epoch. */
  clock: () => number;
}

/**
 * Opens the pages of an environment, with what search engines read of it; they follow its registry
 * from then on. A path that no page matches gets the shell's not-found page with status 404.
 * @throws Refusal where the registry makes no pages to begin with.
 */
export async function openPages({ store, environment, page, log, clock }: PagesOptions) {
  const file = registryFile(store, environment);
  const load = () => composeSite({ store, environment, page, make: makeReady });
  const current = await live({ file, load, log, clock });
  return async (reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const { find, notFound } = await current();
    const found = find(path);
    return sendReady(reply, found ?? notFound, found !== null);
  };
}
