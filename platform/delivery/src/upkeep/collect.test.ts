import { promote, rollBack } from '../registry/changes';
import { readRegistry, type Registry } from '../registry/registry';
import { listSnapshots } from '../registry/snapshots';
import { contentPath } from '../store/contents';
import { publish } from '../store/publish';
import { findRelease, recordPath } from '../store/published';
import { type Release, storedPath } from '../store/release';
import type { Store } from '../store/store';
import { pageOptions } from '../testing/page-options';
import { collectAll, later, getSampleVersion } from '../testing/collecting';
import { deploy, shellBuild, writeBuild } from '../testing/sample-build';
import { storeCopies } from '../testing/store-copies';
import { tempDir } from '../testing/temp-dir';
import { createUpkeep } from './collect';
import { examine } from './examine';

const dir = tempDir();
const environment = 'local';
const name = 'mfe-auth';

const publishVersion = async (store: Store, version: number): Promise<Release> =>
  publish(store, await writeBuild(dir, getSampleVersion(version)));

const findIssues = async (store: Store) =>
  (await examine({ store, environment })).flatMap(({ fault }) => fault ?? []);

const all = async (store: Store) =>
  (await Promise.all(['releases', 'files', 'contents', 'environments'].map(store.list))).flat();

const copyStore = storeCopies(dir, async (store) => {
  await deploy(store, environment, { build: shellBuild });
});

let store: Store;
beforeEach(async () => {
  ({ store } = await copyStore());
});

it('loses a release that nothing names, with the files that no other has', async () => {
  await deploy(store, environment, getSampleVersion(1));
  await collectAll(store);
  const before = await all(store);
  const { id } = await publishVersion(store, 2);
  expect((await all(store)).length).toBeGreaterThan(before.length);
  const { held, files } = await collectAll(store);
  expect([held, await findRelease(store, name, id)]).toEqual([[], null]);
  expect(files.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(await all(store)).toEqual(before);
  expect(await findIssues(store)).toEqual([]);
});

it('loses the pages of previous snapshots, and no release that they can go back to', async () => {
  const ids: string[] = [];
  for (const version of [1, 2, 3, 4])
    ids.push((await deploy(store, environment, getSampleVersion(version))).id);
  const contents = await store.list('contents');
  await collectAll(store);
  expect(await store.list('environments')).toEqual([`environments/${environment}/6.json`]);
  expect((await store.list('contents')).length).toBeLessThan(contents.length / 2);
  for (const id of ids.slice(0, -1).toReversed()) {
    await rollBack({ store, environment }, name, id);
    await collectAll(store);
    expect(await findIssues(store)).toEqual([]);
  }
});

it('leaves so much of a long history that no forged version hides its latest', async () => {
  const path = (version: number) => `environments/${environment}/${version}.json`;
  const registry = await readRegistry(store, environment);
  const write = (version: number) =>
    store.create(path(version), Buffer.from(JSON.stringify({ ...registry, version })));
  for (let version = registry.version + 1; version <= 2_600; version += 1) await write(version);
  await collectAll(store);
  const left = [1_000, 2_000, 2_600].map(path);
  expect((await store.list('environments')).toSorted()).toEqual(left.toSorted());
  await write(1);
  expect(await listSnapshots(store, environment)).toEqual([2_600, 2_000, 1_000, 1]);
  expect(await findIssues(store)).toEqual([]);
});

it('keeps what was written since, and what another environment names', async () => {
  const { id } = await deploy(store, environment, getSampleVersion(1));
  await publishVersion(store, 2);
  const before = await all(store);
  const young = createUpkeep(store, later() - 3600);
  expect((await young.find()).files).toEqual([]);
  const shell = (await readRegistry(store, environment)).entries['shell']?.current.id ?? '';
  const names = [
    { name: 'shell', id: shell },
    { name, id },
  ];
  await promote({ store, environment: 'staging' }, names, { options: pageOptions });
  await deploy(store, environment, getSampleVersion(3));
  await collectAll(store);
  expect((await examine({ store, environment: 'staging' })).map(({ fault }) => fault)).toEqual([
    null,
    null,
    null,
  ]);
  expect(before).not.toEqual(await all(store));
});

it.each([
  ['contents', (registry: Registry) => contentPath(registry.pages ?? ''), 'is missing'],
  [
    `files/${name}`,
    ({ entries }: Registry) => recordPath(name, entries[name]?.current.id ?? ''),
    'is missing',
  ],
])('leaves %s as it is where it cannot know what is needed of it', async (folder, lost, why) => {
  await deploy(store, environment, getSampleVersion(1));
  await store.remove(lost(await readRegistry(store, environment)));
  await publishVersion(store, 2);
  const before = await store.list(folder);
  const { held } = await collectAll(store);
  expect(held).toEqual([{ folder, reason: expect.stringContaining(why) }]);
  expect(await store.list(folder)).toEqual(before);
});

it('leaves the files of a front end as they are where one of them is missing', async () => {
  const release = await deploy(store, environment, getSampleVersion(1));
  await publishVersion(store, 2);
  await store.remove(`${storedPath(release, 'routes.css')}.file`);
  const before = await store.list('files');
  const { held } = await collectAll(store);
  const reason = expect.stringMatching(/^mfe-auth \w+: files\/mfe-auth\/routes.* is missing$/);
  expect(held).toEqual([{ folder: `files/${name}`, reason }]);
  expect(await store.list('files')).toEqual(before);
});

it('puts a release back that was promoted after the look', async () => {
  const { id } = await publishVersion(store, 1);
  const upkeep = createUpkeep(store, later());
  const found = await upkeep.find();
  expect(found.files).toContainEqual({
    path: `releases/${name}/${id}/release.json`,
    bytes: expect.any(Number),
  });
  await promote({ store, environment }, [{ name, id }]);
  const collected = await upkeep.collect(found);
  expect(collected.files.filter(({ path }) => path.includes(name))).toEqual([]);
  expect(await findIssues(store)).toEqual([]);
});
