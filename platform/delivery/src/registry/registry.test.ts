import { join } from 'node:path';
import { openStore } from '../store/open-store';
import { fileName } from '../store/store';
import { tempDir } from '../testing/temp-dir';
import { readRegistry } from './registry';
import { snapshotPath } from './snapshots';

const dir = tempDir();

it('is empty before its first change', async () => {
  const store = await openStore(join(dir, 'empty'));
  expect(await readRegistry(store, 'local')).toMatchObject({ version: 0, entries: {} });
});

it('is its latest snapshot, by number', async () => {
  const store = await openStore(join(dir, 'latest'));
  for (const version of [1, 2, 9, 10]) {
    const body = JSON.stringify({ version, writtenAt: 1, change: 'none', entries: {} });
    await store.create(snapshotPath('local', version), body);
  }
  await store.create('environments/local/11.json.draft', '');
  await store.create('environments/local/old/12.json', '');
  expect((await readRegistry(store, 'local')).version).toBe(10);
});

it('is the latest snapshot also where that of a moment ago was collected', async () => {
  const store = await openStore(join(dir, 'collected'));
  const body = JSON.stringify({ version: 2, writtenAt: 1, change: 'none', entries: {} });
  const lists = [[snapshotPath('local', 1)]];
  const list = async (folder: string) => {
    await store.create(snapshotPath('local', 2), body);
    return lists.shift() ?? store.list(folder);
  };
  expect((await readRegistry({ ...store, list }, 'local')).version).toBe(2);
  const gone = { ...store, list: async () => [snapshotPath('local', 1)] };
  await expect(readRegistry(gone, 'local')).rejects.toThrow('local/1.json is missing');
});

const pin = { id: 'x', digest: 'y' };

it.each([
  ['{', 'JSON'],
  ['{"version":-1,"entries":{}}', 'version must be a whole number'],
  ['{"version":1,"writtenAt":1,"change":"x","entries":[]}', 'entries must be of type record'],
  ['{"version":2,"writtenAt":1,"change":"x","entries":{}}', 'version must be its name'],
  [
    JSON.stringify({
      version: 1,
      writtenAt: 1,
      change: 'x',
      entries: { a: { current: pin, former: [], withdrawn: [] } },
    }),
    'entries.a.current.id must be',
  ],
])('is rejected with its file and place where it is broken: %s', async (text, message) => {
  const store = await openStore(join(dir, 'broken'));
  const path = snapshotPath('local', 1);
  await store.remove(path);
  await store.create(path, text);
  const reading = readRegistry(store, 'local');
  await expect(reading).rejects.toThrow(message);
  await expect(reading).rejects.toThrow(fileName(store, path));
});
