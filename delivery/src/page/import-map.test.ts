import { composeAt, sampleSources } from '../testing/sample-sources';
import { headIn, importMapIn } from '../testing/document-parts';
import { releaseUrl } from '../store/release';
import { tempDir } from '../testing/temp-dir';
import type { Page, PageSources } from './compose';

const dir = tempDir();
let sources: PageSources;
let page: Page;

beforeAll(async () => {
  sources = await sampleSources(dir, {
    remotes: [
      { build: { container: 'mfe_auth_0' }, files: { 'remoteEntry.js': 'export {};' } },
      {},
    ],
  });
  page = await composeAt(sources, '/auth');
});

it('comes before every stylesheet, preload and module', () => {
  const head = headIn(page);
  const map = head.findIndex((line) => line.startsWith('<script type="importmap">'));
  expect(map).toBeGreaterThan(0);
  expect(head.slice(0, map).join('')).not.toMatch(/<style|stylesheet|modulepreload/);
});

it('covers every script that is fetched of current and previous releases, nothing else', () => {
  const { integrity } = JSON.parse(importMapIn(page));
  const { shell, remotes } = sources.composition;
  const [auth] = remotes;
  const ofRemote = [auth?.current, auth?.previous].flatMap((release) => release ?? []);
  const urls = [shell, ...ofRemote]
    .flatMap((release) => ['remoteEntry.js', 'routes.js'].map((path) => releaseUrl(release, path)))
    .concat(ofRemote.map((release) => `${releaseUrl(release, 'remoteEntry.js')}?r=1`));
  expect(Object.keys(integrity).toSorted()).toEqual([...new Set(urls)].toSorted());
  for (const one of Object.values(integrity)) expect(one).toMatch(/^sha256-/);
});
