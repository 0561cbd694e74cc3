import { files } from '../remotes/files';

/** Gives a test's document what the boot script gives a page, but for fetching: jsdom runs no modules. */
export function putFiles(): void {
  globalThis.cpalFiles = {
    ...files,
    fetch: () => Promise.resolve(),
    load: () => Promise.resolve(),
  };
}
