import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deploy } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { openTexts } from './release-text';
import { openStore, releaseDir } from './store';

const dir = tempDir();

it('reads each file of a release once', async () => {
  const store = await openStore(dir);
  const release = await deploy(store, 'local', {});
  const read = openTexts(store);
  const file = { release, path: 'routes.css' };
  expect(await read(file)).toBe('a{color:red}');
  await writeFile(join(releaseDir(store, 'mfe-auth', release.id), 'routes.css'), 'changed');
  expect(await read({ ...file })).toBe('a{color:red}');
  expect(await read({ release, path: 'routes.js' })).toBe('export const routes = [];');
});

it('leaves out a byte order mark, which has no place within a page', async () => {
  const store = await openStore(dir);
  const release = await deploy(store, 'local', { files: { 'routes.css': '\uFEFFb{}' } });
  expect(await openTexts(store)({ release, path: 'routes.css' })).toBe('b{}');
});

it('names the release and the file that cannot be read', async () => {
  const store = await openStore(dir);
  const release = await deploy(store, 'local', {});
  await expect(openTexts(store)({ release, path: 'gone.html' })).rejects.toThrow(
    `mfe-auth ${release.id}: gone.html cannot be read: ENOENT`,
  );
});
