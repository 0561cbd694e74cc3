import { join } from 'node:path';
import { openStore, releaseUrl } from '@cpal/delivery';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { generateSnapshotFromManifest, getResourceUrl } from '@module-federation/sdk';
import { ask, loopback } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();
const start = loopback();

it('is what the tools of Module Federation take for a manifest', async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  const release = await deploy(store, 'local', { build: { versions: { react: '19.3.1' } } });
  const port = await start((await makeEdge(store)).app);
  const { body } = await ask(port, '/federation/mfe-auth/mf-manifest.json');
  const snapshot = generateSnapshotFromManifest(JSON.parse(body.toString()));
  expect(snapshot).toMatchObject({
    buildVersion: release.id,
    globalName: 'mfe_auth_1',
    remoteEntryType: 'module',
    shared: [{ sharedName: 'react', version: '19.3.1' }],
    modules: [{ moduleName: 'routes', modulePath: './routes' }],
  });
  const [routes] = snapshot.modules;
  const named = [
    'remoteEntry' in snapshot ? snapshot.remoteEntry : '',
    ...(routes?.assets.js.sync ?? []),
    ...(routes?.assets.css.sync ?? []),
  ].map((file) => getResourceUrl(snapshot, file));
  const files = ['remoteEntry.js', 'routes.js', 'routes.css'].map((file) =>
    releaseUrl(release, file),
  );
  expect(named).toEqual(files.map((address) => `http://localhost:3000${address}`));
  for (const address of files) expect((await ask(port, address)).status).toBe(200);
});
