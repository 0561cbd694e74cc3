import { join } from 'node:path';
import { openStore } from '../store/open-store';
import { fileName } from '../store/store';
import { tempDir } from '../testing/temp-dir';
import { emptyRegistry, readRegistry } from './registry';
import { snapshotPath } from './snapshots';

const dir = tempDir();

/** The text of a snapshot of nothing, in which these parts differ. */
const snapshot = (parts: object) =>
  JSON.stringify({ ...emptyRegistry, writtenAt: 1, change: 'none', ...parts });

it('is empty before its first change', async () => {
  const store = await openStore(join(dir, 'empty'));
  expect(await readRegistry(store, 'local')).toMatchObject({ version: 0, entries: {} });
});

it('is its latest snapshot, by number', async () => {
  const store = await openStore(join(dir, 'latest'));
  for (const version of [1, 2, 9, 10]) {
    await store.create(snapshotPath('local', version), snapshot({ version }));
  }
  await store.create('environments/local/11.json.draft', '');
  await store.create('environments/local/old/12.json', '');
  expect((await readRegistry(store, 'local')).version).toBe(10);
});

it('is the latest snapshot also where that of a moment ago was collected', async () => {
  const store = await openStore(join(dir, 'collected'));
  const lists = [[snapshotPath('local', 1)]];
  const list = async (folder: string) => {
    await store.create(snapshotPath('local', 2), snapshot({ version: 2 }));
    return lists.shift() ?? store.list(folder);
  };
  expect((await readRegistry({ ...store, list }, 'local')).version).toBe(2);
  const gone = { ...store, list: async () => [snapshotPath('local', 1)] };
  await expect(readRegistry(gone, 'local')).rejects.toThrow('local/1.json is missing');
});

const pin = { id: 'x', digest: 'y' };

it.each([
  ['{', 'JSON'],
  [snapshot({ version: -1 }), 'version must be a whole number'],
  [snapshot({ version: 1, entries: [] }), 'entries must be of type record'],
  [snapshot({ version: 2 }), 'version must be its name'],
  [
    snapshot({
      version: 1,
      entries: { a: { current: pin, canary: null, former: [], withdrawn: [] } },
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
