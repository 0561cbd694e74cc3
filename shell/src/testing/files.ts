import type { Container } from '../remotes/federation';
import { files } from '../remotes/files';

/** A remote's entry that gives these routes. */
export const containerOf = (routes: unknown): Container => ({
  init: () => undefined,
  get: async () => () => routes,
});

/**
 * Gives a test's document what the boot script gives a page, but for fetching: jsdom runs no modules.
 * @param load gives the module of an address.
 */
export function putFiles(load: (url: string) => Promise<unknown> = async () => undefined): void {
  globalThis.cpalFiles = { ...files, fetch: () => Promise.resolve(), load };
}
