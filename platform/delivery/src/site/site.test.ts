import { setImmediate as nextTurn } from 'node:timers/promises';
import { join } from 'node:path';
import { UserError } from '@cpal/server-kit/errors';
import { readRegistry } from '../registry/registry';
import { openStore } from '../store/open-store';
import { deploy, shellBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { readSite } from './site';
import type { SiteDocument } from './table';

const dir = tempDir();

/** Fails of every document, of pages sooner than of all else. */
async function fail({ headers }: SiteDocument): Promise<never> {
  const isPage = headers['Content-Type']?.startsWith('text/html') ?? false;
  if (!isPage) await nextTurn();
  throw new UserError(isPage ? 'a page is missing' : 'a file is missing');
}

// A promise that nobody waits for yet when it fails ends a process, and fails a test.
it('is rejected where nothing can be read of it any longer', async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', {});
  const registry = await readRegistry(store, 'local');
  await expect(readSite(store, registry, fail)).rejects.toThrow('a page is missing');
  await nextTurn();
});
