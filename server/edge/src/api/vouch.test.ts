import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openStore, promote, publish, rollBack } from '@cpal/delivery';
import { deploy, shellBuild, writeBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { readServedReleases, servedReleasesHeader } from '@cpal/server-kit/served-releases';
import { ask, loopback } from '../testing/ask';
import { echo, proxied } from '../testing/proxied';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();
const start = loopback();
const { startApi } = proxied();
const environment = 'local';
const name = 'mfe-auth';

const versionOf = (version: number) => ({
  files: { 'routes.js': `export const routes = [${version}];` },
});

/** An edge before an API that echoes, over a store with two releases of a remote. */
async function open() {
  const store = await openStore(join(dir, randomUUID()));
  const shell = (await deploy(store, environment, { build: shellBuild })).id;
  const previous = (await deploy(store, environment, versionOf(1))).id;
  const current = (await deploy(store, environment, versionOf(2))).id;
  const canary = (await publish(store, await writeBuild(dir, versionOf(3)))).id;
  const api = await startApi((req, res) => void echo(req, res));
  const edge = await makeEdge(store, { origins: [api] });
  const port = await start(edge.app);

  /** What the edge says of releases that a report names. */
  const vouched = async (ids: string[], path = '/api/v1/telemetry') => {
    await edge.caughtUp();
    const { body } = await ask(port, path, {
      method: 'POST',
      headers: { [servedReleasesHeader]: `${name}@${invented}*` },
      body: JSON.stringify({ releases: ids.map((id) => ({ name, id, events: ['load'] })) }),
    });
    const value: unknown = JSON.parse(body.toString()).headers[servedReleasesHeader];
    return typeof value === 'string' ? readServedReleases(value) : null;
  };
  return { place: { store, environment }, shell, former: previous, current, canary, vouched };
}

const invented = 'ffffffffffffffff';

it('names the releases of a report that the registry has, and which are compared', async () => {
  const { canary, current, former, place, shell, vouched } = await open();
  const all = [invented, shell, former, current, canary];
  const unmarked = [
    { name: 'shell', id: shell, isCompared: false },
    { name, id: current, isCompared: false },
    { name, id: former, isCompared: false },
  ];
  expect(await vouched(all)).toEqual(unmarked);
  await promote(place, [{ name, id: canary }], { percent: 5 });
  expect(await vouched(all)).toEqual([
    { name: 'shell', id: shell, isCompared: false },
    { name, id: current, isCompared: true },
    { name, id: canary, isCompared: true },
    { name, id: former, isCompared: false },
  ]);
  expect(await vouched([canary])).toEqual([{ name, id: canary, isCompared: true }]);
  await rollBack(place, name);
  expect(await vouched(all)).toEqual(unmarked);
});

it('names none where the report names none that there is', async () => {
  const { vouched } = await open();
  expect(await vouched([invented])).toEqual([]);
});

it('says nothing of them next to other calls, and passes on nothing that a caller says', async () => {
  const { current, vouched } = await open();
  for (const path of ['/api/v1/telemetry/', '/api/v1/%74elemetry', '/api/auth/login'])
    expect(await vouched([current], path)).toBeNull();
});
