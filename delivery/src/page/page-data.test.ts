import { samplePage } from '../testing/sample-build';
import { pageDataIn } from '../testing/document-parts';
import { composeAt, sampleSources } from '../testing/sample-sources';
import { tempDir } from '../testing/temp-dir';

const dir = tempDir();

const loadable = (container: string, id: string | undefined) => ({
  container,
  entry: `/releases/mfe-auth/${id}/remoteEntry.js`,
  scripts: [`/releases/mfe-auth/${id}/routes.js`],
  styles: [`/releases/mfe-auth/${id}/routes.css`],
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
    remotes: [
      {
        name: 'mfe-auth',
        prefixes: ['/auth'],
        ...loadable('mfe_auth_1', auth?.current.id),
        previous: loadable('mfe_auth_0', auth?.previous?.id),
      },
    ],
    start: { when: 'now', scripts: expect.any(Array) },
    hydrates: false,
  });
});
