import { composeAt, sampleSources } from '../testing/sample-sources';
import { headIn, importMapIn } from '../testing/document-parts';
import { tempDir } from '../testing/temp-dir';
import type { Page, PageSources } from './compose';
import { importMapOf } from './import-map';

const dir = tempDir();
let sources: PageSources;
let page: Page;

beforeAll(async () => {
  sources = await sampleSources(dir, { remotes: [{ build: { container: 'mfe_auth_0' } }, {}] });
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
  const bases = [auth?.current, auth?.previous].map((one) => `/releases/mfe-auth/${one?.id}`);
  const urls = [`/releases/shell/${shell.current.id}`, ...bases]
    .flatMap((base) => [`${base}/remoteEntry.js`, `${base}/routes.js`])
    .concat(bases.map((base) => `${base}/remoteEntry.js?r=1`));
  expect(Object.keys(integrity).toSorted()).toEqual(urls.toSorted());
  expect(Object.values(integrity)).toEqual(urls.map(() => expect.stringMatching(/^sha256-/)));
});

it('covers no previous shell, which a page never starts', () => {
  const { composition } = sources;
  const shell = { ...composition.shell, previous: composition.remotes[0]?.current ?? null };
  expect(importMapOf({ ...composition, shell })).toBe(importMapOf(composition));
  expect(importMapOf({ ...composition, shell, remotes: [] })).not.toContain('mfe-auth');
});
