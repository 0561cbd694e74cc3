import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Releases, releasesPath } from '@cpal/shared/deployment';
import { codings } from '../codings';
import { promote, setPageOptions } from '../registry/changes';
import { readRegistry } from '../registry/registry';
import { readContent } from '../store/contents';
import { openStore } from '../store/open-store';
import { publish } from '../store/publish';
import type { Store } from '../store/store';
import { pageOptions } from '../testing/page-options';
import { deploy, samplePage, shellBuild, writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { readSite } from './site';

const dir = tempDir();
const environment = 'local';
afterEach(() => jest.restoreAllMocks());

async function newStore(name: string) {
  const store = await openStore(join(dir, name));
  await deploy(store, environment, { build: shellBuild });
  await deploy(store, environment, {});
  return store;
}

/** What is served at a path, to a visitor who gets a canary or does not. */
async function pageAt(store: Store, path: string, isChosen = false): Promise<string | undefined> {
  const registry = await readRegistry(store, environment);
  const { find } = await readSite(store, registry, async ({ plain }) => readContent(store, plain));
  return find(path, () => isChosen)?.toString();
}

it('compresses what has changed, and nothing else', async () => {
  const store = await newStore('again');
  const dist = await writeBuild(dir, { files: { 'routes.js': 'export {};' } });
  const { id } = await publish(store, dist);
  const compress = codings.map((coding) => jest.spyOn(coding, 'compress'));
  await promote({ store, environment }, [{ name: 'mfe-auth', id }]);
  const bodies = compress[0]?.mock.calls.map(([body]) => body.toString().slice(0, 9));
  expect(bodies?.toSorted()).toEqual(['<!doctype', '{"id":"mf', '{"shell":']);
  expect(compress[1]?.mock.calls).toEqual(compress[0]?.mock.calls);
});

it('composes nothing for a state that it has composed', async () => {
  const store = await newStore('same');
  const previous = await readRegistry(store, environment);
  const compress = codings.map((coding) => jest.spyOn(coding, 'compress'));
  expect((await setPageOptions({ store, environment }, pageOptions)).version).toBe(
    previous.version,
  );
  for (const one of compress) expect(one).not.toHaveBeenCalled();
});

describe('page options', () => {
  it('are in all pages after they were set', async () => {
    const store = await newStore('options');
    await setPageOptions(
      { store, environment },
      { ...pageOptions, publicUrl: 'https://a.example' },
    );
    const registry = await readRegistry(store, environment);
    expect(registry.change).toBe('set page options');
    const { find } = await readSite(store, registry, async ({ headers }) => headers);
    expect(find('/auth', () => false)).toHaveProperty('Strict-Transport-Security');
  });

  it('repair pages that were damaged, where they are set once more', async () => {
    const store = await newStore('damaged');
    const page = await pageAt(store, '/auth');
    for (const file of await readdir(join(store.location, 'contents')))
      await writeFile(join(store.location, 'contents', file), 'damaged');
    await expect(pageAt(store, '/auth')).rejects.toThrow('is not what its name says');
    await setPageOptions({ store, environment }, pageOptions);
    expect(await pageAt(store, '/auth')).toBe(page);
  });
});

describe('a canary', () => {
  const page = samplePage('/auth/new');
  const pages = [samplePage('/auth'), page];

  it('has the pages of its remote in a second form, of which others have none', async () => {
    const store = await newStore('canary');
    const { id } = await publish(store, await writeBuild(dir, { build: { pages } }));
    const before = await pageAt(store, '/auth');
    await promote({ store, environment }, [{ name: 'mfe-auth', id }], { percent: 5 });
    expect(await pageAt(store, '/auth')).toBe(before);
    expect(await pageAt(store, '/auth/new')).toBeUndefined();
    const [current = ''] = /"id":"\w+"/.exec(before ?? '') ?? [];
    for (const path of ['/auth', '/auth/new']) {
      const tried = (await pageAt(store, path, true)) ?? '';
      expect(tried).toContain(`"previous":{${current}`);
      expect(tried).toContain(`"id":"${id}"`);
    }
    const list: Releases = JSON.parse((await pageAt(store, releasesPath)) ?? '');
    expect(list.remotes).toMatchObject([
      { prefixes: ['/auth'], canary: { id, percent: 5, previous: { id: list.remotes[0]?.id } } },
    ]);
    expect(await pageAt(store, '/sitemap.xml', true)).toBe(await pageAt(store, '/sitemap.xml'));
  });

  it('becomes current with the pages that it had', async () => {
    const store = await newStore('canary-current');
    const { id } = await publish(store, await writeBuild(dir, { build: { pages } }));
    await promote({ store, environment }, [{ name: 'mfe-auth', id }], { percent: 5 });
    const tried = await pageAt(store, '/auth', true);
    const compress = codings.map((coding) => jest.spyOn(coding, 'compress'));
    await promote({ store, environment }, [{ name: 'mfe-auth', id }], { percent: 25 });
    await promote({ store, environment }, [{ name: 'mfe-auth', id }]);
    expect(await pageAt(store, '/auth')).toBe(tried);
    // The shell's list changed with both promotions, the manifest with the second, and no page.
    const bodies = compress[0]?.mock.calls.map(([body]) => body.toString().slice(0, 9));
    expect(bodies).toEqual(['{"shell":', '{"shell":', '{"id":"mf']);
  });
});

it('is rejected as a whole where one page cannot be made', async () => {
  const store = await newStore('unfilled');
  const before = await readRegistry(store, environment);
  const spoiled = deploy(store, environment, {
    build: { pages: [samplePage('/auth', { html: 'pages/auth.html' })] },
    files: { 'pages/auth.html': '{{unheardOf}}' },
  });
  await expect(spoiled).rejects.toThrow(
    /^mfe-auth [0-9a-f]{16}: pages\/auth\.html has no use for \{\{unheardOf\}\}$/,
  );
  expect(await readRegistry(store, environment)).toEqual(before);
  expect(await pageAt(store, '/auth')).toContain('mfe_auth_1');
});
