import { samplePage } from '../testing/sample-build';
import { pageDataIn } from '../testing/document-parts';
import { composeAt, marketing, sampleSources } from '../testing/sample-sources';
import { isOfPages, type Release, releaseUrl } from '../store/release';
import { tempDir } from '../testing/temp-dir';

const dir = tempDir();

const loadable = (release: Release | null | undefined) => ({
  id: release?.id,
  container: release && isOfPages(release) && release.build.container,
  entry: release && releaseUrl(release, 'remoteEntry.js'),
});

it('gives the shell its settings and where its own remote is, without the page’s own files', async () => {
  const files = { 'login.js': 'export {};' };
  const pages = [samplePage('/auth', { scripts: ['login.js'] })];
  const sources = await sampleSources(dir, {
    remotes: [{ build: { container: 'mfe_auth_0' } }, { build: { pages }, files }],
  });
  const [auth] = sources.composition.remotes;
  expect(pageDataIn(await composeAt(sources, '/auth'))).toEqual({
    settings: sources.options.settings,
    shell: sources.composition.shell.id,
    own: {
      name: 'mfe-auth',
      prefixes: ['/auth'],
      titles: { '/auth': '/auth | CPal' },
      ...loadable(auth?.current),
      scripts: [auth && releaseUrl(auth.current, 'routes.js')],
      previous: loadable(auth?.previous),
    },
    start: { when: 'now', scripts: expect.any(Array), calls: [] },
    hydrates: false,
  });
});

it('is the same in a page whatever other remotes there are', async () => {
  const others = Array.from({ length: 39 }, (_, index) => {
    const [name, path] = [`mfe-other-${index}`, `/other-${index}`];
    const build = { name, container: name, prefixes: [path], pages: [samplePage(path)] };
    return { build };
  });
  const one = await sampleSources(dir);
  const many = await sampleSources(dir, { remotes: [marketing, ...others] });
  expect(many.composition.remotes).toHaveLength(40);
  for (const path of ['/about', '/nowhere'])
    expect(await composeAt(many, path)).toEqual(await composeAt(one, path));
});
