import { samplePage } from '../testing/sample-build';
import { pageDataIn } from '../testing/document-parts';
import { composeAt, sampleSources } from '../testing/sample-sources';
import { isOfPages, type Release, releaseUrl } from '../store/release';
import { tempDir } from '../testing/temp-dir';

const dir = tempDir();

const loadable = (release: Release | null | undefined) => ({
  id: release?.id,
  container: release && isOfPages(release) && release.build.container,
  entry: release && releaseUrl(release, 'remoteEntry.js'),
});

it('gives the shell its settings and where each remote is, without one page’s own files', async () => {
  const files = { 'login.js': 'export {};' };
  const pages = [samplePage('/auth', { scripts: ['login.js'] })];
  const sources = await sampleSources(dir, {
    remotes: [{ build: { container: 'mfe_auth_0' } }, { build: { pages }, files }],
  });
  const [auth] = sources.composition.remotes;
  expect(pageDataIn(await composeAt(sources, '/auth'))).toEqual({
    settings: sources.options.settings,
    shell: sources.composition.shell.id,
    remotes: [
      {
        name: 'mfe-auth',
        prefixes: ['/auth'],
        titles: { '/auth': '/auth | CPal' },
        ...loadable(auth?.current),
        scripts: [auth && releaseUrl(auth.current, 'routes.js')],
        previous: loadable(auth?.previous),
      },
    ],
    start: { when: 'now', scripts: expect.any(Array) },
    hydrates: false,
  });
});
