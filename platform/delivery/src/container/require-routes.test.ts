import { promote } from '../registry/changes';
import { readRegistry } from '../registry/registry';
import { readFolder } from '../store/folder';
import { publish } from '../store/publish';
import { recordPath } from '../store/published';
import { readBuild } from '../store/build/read-build';
import { type Release, toReleaseId } from '../store/release';
import type { Store } from '../store/store';
import { storeFile } from '../store/store-file';
import { getSampleVersion } from '../testing/collecting';
import { deploy, type Sample, samplePage, shellBuild, writeBuild } from '../testing/sample-build';
import { storeCopies } from '../testing/store-copies';
import { tempDir } from '../testing/temp-dir';

const dir = tempDir();
const environment = 'local';
const name = 'mfe-auth';

const open = storeCopies(dir, async (store) => {
  await deploy(store, environment, { build: shellBuild });
  return { good: await deploy(store, environment, getSampleVersion(1)) };
});

const empty = 'export const init = () => 0; export const get = async () => () => ({});';

const broken: [fault: string, sample: Sample, error: RegExp][] = [
  ['exposes no routes', { files: { 'remoteEntry.js': empty } }, /: it exposes no routes$/],
  ['throws', { files: { 'remoteEntry.js': 'throw new Error("broken");' } }, /: broken$/],
  [
    'has lost a script',
    { files: { 'remoteEntry.js': 'import "./gone.js";' } },
    /it loads gone\.js/,
  ],
  [
    'loads a script by another name than its address',
    {
      build: { scripts: ['routes.js', 'late.js'] },
      files: { 'remoteEntry.js': 'import "./late.js";', 'late.js': '1' },
    },
    /it loads late\.js, which is not part of the release/,
  ],
  [
    'has no route for a page',
    { routes: 'export default { routes: [] };' },
    /: it exposes no routes$/,
  ],
];

/** Puts a release into a store as anyone can who may write to it: nothing is checked. */
async function forge(store: Store, sample: Sample): Promise<Release> {
  const folder = await readFolder(await writeBuild(dir, sample));
  const build = readBuild(folder);
  const files: Release['files'] = {};
  for (const [path, file] of folder.files) files[path] = await storeFile(store, name, path, file);
  const release = { id: toReleaseId({ build, files }), build, files, publishedAt: 0 };
  await store.create(recordPath(name, release.id), JSON.stringify(release));
  return release;
}

it.each(broken)('publishes no remote whose container %s', async (_, sample, error) => {
  const { store } = await open();
  const before = await store.list('releases');
  await expect(publish(store, await writeBuild(dir, sample))).rejects.toThrow(error);
  expect(await store.list('releases')).toEqual(before);
});

describe.each(broken)('a forged release whose container %s', (_, sample, error) => {
  it.each([
    ['to all', undefined],
    ['to some visitors', 5],
  ])('is not promoted %s', async (_to, percent) => {
    const { store } = await open();
    const { id } = await forge(store, sample);
    const { version } = await readRegistry(store, environment);
    const promotion = promote({ store, environment }, [{ name, id }], { percent });
    await expect(promotion).rejects.toThrow(error);
    expect((await readRegistry(store, environment)).version).toBe(version);
  });
});

it('publishes a remote whose pages all have a route, and rejects one more page', async () => {
  const { store } = await open();
  const pages = [samplePage('/auth'), samplePage('/auth/:id')];
  const two = await writeBuild(dir, { build: { pages } });
  expect((await publish(store, two)).build).toMatchObject({ pages });
  const routes = [{ path: '/auth', handle: { title: 'Log In', access: 'public' } }];
  const one = `export default ${JSON.stringify({ routes })};`;
  const lacking = await writeBuild(dir, { build: { pages }, routes: one });
  await expect(publish(store, lacking)).rejects.toThrow('it has no route for /auth/:id');
});
