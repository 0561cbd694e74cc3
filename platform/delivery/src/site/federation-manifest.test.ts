import { generateSnapshotFromManifest, getResourceUrl } from '@module-federation/sdk';
import { join } from 'node:path';
import { readRegistry } from '../registry/registry';
import { openStore } from '../store/open-store';
import { readContent } from '../store/contents';
import { releaseUrl } from '../store/release';
import { deploy, shellBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { isManifestPath } from './federation-manifest';
import { readSite } from './site';

const dir = tempDir();
const path = '/federation/mfe-auth/mf-manifest.json';

it('is what the tools of Module Federation take for one', async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  const release = await deploy(store, 'local', { build: { versions: { react: '19.3.1' } } });
  const site = await readSite(
    store,
    await readRegistry(store, 'local'),
    async ({ plain, headers }, file) => ({ file, headers, body: await readContent(store, plain) }),
  );
  const found = site.find(path, () => false);
  expect(found?.headers).toMatchObject({ 'Access-Control-Allow-Origin': '*' });
  const snapshot = generateSnapshotFromManifest(JSON.parse(String(found?.body)));
  expect(snapshot).toMatchObject({
    buildVersion: release.id,
    globalName: 'mfe_auth_1',
    remoteEntryType: 'module',
    shared: [{ sharedName: 'react', version: '19.3.1' }],
    modules: [{ moduleName: 'routes', modulePath: './routes' }],
  });
  const addressOf = (file: string) => `http://localhost:3000${releaseUrl(release, file)}`;
  const [routes] = snapshot.modules;
  expect([
    getResourceUrl(snapshot, 'remoteEntry' in snapshot ? snapshot.remoteEntry : ''),
    ...(routes?.assets.js.sync ?? []).map((file) => getResourceUrl(snapshot, file)),
    ...(routes?.assets.css.sync ?? []).map((file) => getResourceUrl(snapshot, file)),
  ]).toEqual(['remoteEntry.js', 'routes.js', 'routes.css'].map(addressOf));
});

it.each(['/federation/x/y/mf-manifest.json', '/federation/../mf-manifest.json', '/federation/'])(
  'is at no other path: %s',
  (other) => {
    expect(isManifestPath(other)).toBe(false);
  },
);
