import { writeFile } from 'node:fs/promises';
import { type Sample, writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { textReader } from './read-text';
import { openStore } from './open-store';
import { publish } from './publish';
import { storedPath } from './release';
import { fileName, type Store } from './store';

const dir = tempDir();

const publishSample = async (store: Store, sample: Sample = {}) =>
  publish(store, await writeBuild(dir, sample));

it('reads the files of a release', async () => {
  const store = await openStore(dir);
  const release = await publishSample(store);
  const read = textReader(store);
  expect(await read({ release, path: 'routes.css' })).toBe('a{color:red}');
  expect(await read({ release, path: 'routes.js' })).toBe('export const routes = [];');
});

it('reads a file once, though it is asked for again and meanwhile', async () => {
  const store = await openStore(dir);
  const release = await publishSample(store);
  const reading = jest.spyOn(store, 'read');
  const read = textReader(store);
  const asked = () => read({ release, path: 'routes.css' });
  expect(await Promise.all([asked(), asked()])).toEqual(['a{color:red}', 'a{color:red}']);
  expect(await asked()).toBe('a{color:red}');
  expect(reading).toHaveBeenCalledTimes(1);
});

it('leaves out a byte order mark, which would spoil a style within a page', async () => {
  const store = await openStore(dir);
  const release = await publishSample(store, { files: { 'routes.css': '\uFEFFb{}' } });
  expect(await textReader(store)({ release, path: 'routes.css' })).toBe('b{}');
});

it('names the release and the file that is missing', async () => {
  const store = await openStore(dir);
  const release = await publishSample(store);
  await expect(textReader(store)({ release, path: 'missing.html' })).rejects.toThrow(
    `mfe-auth ${release.id}: missing.html is missing`,
  );
});

it('rejects a file that changed after it was published', async () => {
  const store = await openStore(dir);
  const release = await publishSample(store);
  const path = fileName(store, storedPath(release, 'routes.js'));
  await writeFile(path, 'export const routes = [1];');
  await expect(textReader(store)({ release, path: 'routes.js' })).rejects.toThrow(
    `mfe-auth ${release.id}: routes.js is not the file that was published`,
  );
});
