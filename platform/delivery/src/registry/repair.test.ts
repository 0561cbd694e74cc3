import { writeFile } from 'node:fs/promises';
import { UserError } from '@cpal/server-kit/errors';
import { contentPath } from '../store/contents';
import { fileName, type Store } from '../store/store';
import { getSampleVersion } from '../testing/collecting';
import { deploy, shellBuild } from '../testing/sample-build';
import { storeCopies } from '../testing/store-copies';
import { tempDir } from '../testing/temp-dir';
import { examine } from '../upkeep/examine';
import { promote, rollBack } from './changes';
import { readRegistry } from './registry';
import { repair } from './repair';
import { listSnapshots, snapshotPath } from './snapshots';

const dir = tempDir();
const environment = 'local';
const name = 'mfe-auth';

/** A store whose snapshots 1 to 4 set options, deploy a shell, and two releases of a remote. */
const open = storeCopies(dir, async (store) => {
  await deploy(store, environment, { build: shellBuild });
  const previous = await deploy(store, environment, getSampleVersion(1));
  return { former: previous, current: await deploy(store, environment, getSampleVersion(2)) };
});

const breakSnapshot = (store: Store, version: number) =>
  writeFile(fileName(store, snapshotPath(environment, version)), '{ "version": ');

const findIssues = async (store: Store) =>
  (await examine({ store, environment })).flatMap(({ fault }) => fault ?? []);

it('goes on from the last whole snapshot, under the next number', async () => {
  const { store, former, current } = await open();
  const place = { store, environment };
  await breakSnapshot(store, 4);
  await expect(rollBack(place, name)).rejects.toThrow('local/4.json');
  const { registry, ...found } = await repair(place);
  expect(found).toEqual({ broken: [4], strays: [], isNew: true });
  expect(registry.entries[name]?.current.id).toBe(former.id);
  expect([registry.version, registry.change]).toEqual([5, 'repair what is damaged']);
  expect(await readRegistry(store, environment)).toEqual(registry);
  // What is broken would keep everything from being collected.
  expect(await listSnapshots(store, environment)).toEqual([5, 3, 2, 1]);
  expect(await findIssues(store)).toEqual([]);
  const again = await promote(place, [{ name, id: current.id }]);
  expect([again.version, again.entries[name]?.current.id]).toEqual([6, current.id]);
});

it('composes the pages again where one is damaged', async () => {
  const { store } = await open();
  const { options, version } = await readRegistry(store, environment);
  for (const path of await store.list('contents'))
    if (path !== contentPath(options ?? '')) await writeFile(fileName(store, path), 'damaged');
  expect(await findIssues(store)).toHaveLength(1);
  const { registry, isNew } = await repair({ store, environment });
  expect([registry.version, isNew]).toEqual([version + 1, true]);
  expect(await findIssues(store)).toEqual([]);
});

it('leaves what is whole, and takes a broken snapshot before it out', async () => {
  const { store } = await open();
  const place = { store, environment };
  await breakSnapshot(store, 2);
  const before = await readRegistry(store, environment);
  expect(await repair(place)).toEqual({ registry: before, broken: [2], strays: [], isNew: false });
  expect(await repair(place)).toEqual({ registry: before, broken: [], strays: [], isNew: false });
  expect(await listSnapshots(store, environment)).toEqual([4, 3, 1]);
});

it('takes nothing for broken that cannot be read', async () => {
  const { store } = await open();
  const unread = snapshotPath(environment, 4);
  const read: Store['read'] = async (path) => {
    if (path === unread) throw new UserError(`${path} cannot be read`);
    return store.read(path);
  };
  await expect(repair({ store: { ...store, read }, environment })).rejects.toThrow(
    'cannot be read',
  );
  expect(await listSnapshots(store, environment)).toEqual([4, 3, 2, 1]);
});

it('begins with nothing where no snapshot is whole', async () => {
  const { store } = await open();
  for (const version of [1, 2, 3, 4]) await breakSnapshot(store, version);
  const { registry } = await repair({ store, environment });
  expect([registry.version, registry.entries]).toEqual([5, {}]);
});

it('changes nothing where nothing was ever promoted', async () => {
  const { store } = await open();
  const place = { store, environment: 'other' };
  expect(await repair(place)).toMatchObject({ registry: { version: 0 }, isNew: false });
  expect(await listSnapshots(store, 'other')).toEqual([]);
});
