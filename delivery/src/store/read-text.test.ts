import { deploy } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { textReader } from './read-text';
import { openStore } from './store';

const dir = tempDir();

it('reads the files of a release', async () => {
  const store = await openStore(dir);
  const release = await deploy(store, 'local', {});
  const read = textReader(store);
  expect(await read({ release, path: 'routes.css' })).toBe('a{color:red}');
  expect(await read({ release, path: 'routes.js' })).toBe('export const routes = [];');
});

it('leaves out a byte order mark, which would spoil a style within a page', async () => {
  const store = await openStore(dir);
  const release = await deploy(store, 'local', { files: { 'routes.css': '\uFEFFb{}' } });
  expect(await textReader(store)({ release, path: 'routes.css' })).toBe('b{}');
});

it('names the release and the file that cannot be read', async () => {
  const store = await openStore(dir);
  const release = await deploy(store, 'local', {});
  await expect(textReader(store)({ release, path: 'missing.html' })).rejects.toThrow(
    `mfe-auth ${release.id}: missing.html cannot be read: ENOENT`,
  );
});
