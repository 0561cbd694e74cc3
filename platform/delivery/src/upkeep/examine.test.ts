import { writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openStore } from '../store/open-store';
import { fileName, type Store } from '../store/store';
import { deploy, shellBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { examine } from './examine';

const dir = tempDir();
const environment = 'local';

async function open(): Promise<Store> {
  const store = await openStore(join(dir, randomUUID()));
  await deploy(store, environment, { build: shellBuild });
  return store;
}

const findIssues = async (store: Store) =>
  (await examine({ store, environment })).map(({ fault }) => fault);

it('knows a service that ignores the condition of a write', async () => {
  const store = await open();
  const create: Store['create'] = async (path, body) => {
    await store.remove(path);
    return store.create(path, body);
  };
  expect(await findIssues({ ...store, create })).toEqual([
    expect.stringContaining('ignores conditions'),
    null,
    null,
  ]);
});

it.each<[string, Partial<Store>, string]>([
  ['may not be written', { create: () => Promise.reject(new Error('403')) }, '403'],
  ['has a list that lags behind', { list: async () => [] }, 'is not listed'],
  ['has reads that lag behind', { read: async () => null }, 'is read as another'],
])('knows a store that %s', async (_, part, message) => {
  const [access] = await findIssues({ ...(await open()), ...part });
  expect(access).toContain(message);
});

it('says what is wrong with the latest snapshot, in each check that needs it', async () => {
  const store = await open();
  await writeFile(fileName(store, 'environments/local/2.json'), '{');
  const failure = expect.stringContaining('environments/local/2.json');
  expect(await findIssues(store)).toEqual([null, failure, failure]);
});
