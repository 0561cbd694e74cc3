import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openStore, type Release, releaseUrl, type Store } from '@cpal/delivery';
import { storedPath } from '@cpal/delivery/testing/forge';
import { type Fault, startFakeS3 } from '@cpal/delivery/testing/s3/fake-s3';
import { deploy, longScript, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { ask, loopback } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();
const start = loopback();

let failure: Fault | null = null;
let gets: string[] = [];
let fake: Awaited<ReturnType<typeof startFakeS3>>;
let store: Store;
let edge: Awaited<ReturnType<typeof makeEdge>>;
let port: number;
let release: Release;

beforeAll(async () => {
  fake = await startFakeS3({
    faultOf: (method, key) => {
      if (method === 'GET') gets.push(key);
      return failure;
    },
  });
  store = await openStore(fake.place);
  await deploy(store, 'local', { build: shellBuild });
  const files = { 'film.mp4': 'abcdefghij' };
  release = await deploy(store, 'local', { files });
  edge = await makeEdge(store, {}, await openStore(join(dir, randomUUID())));
  port = await start(edge.app);
});
afterAll(() => fake.close());

beforeEach(() => {
  failure = null;
  gets = [];
});

it('serves pages, and follows what is released', async () => {
  expect((await ask(port, '/auth')).status).toBe(200);
  const { id } = await deploy(store, 'local', { files: { 'routes.js': 'export {};' } });
  await edge.caughtUp();
  expect((await ask(port, '/auth')).body.toString()).toContain(`"id":"${id}"`);
});

it('fetches a file of a release once', async () => {
  const answers = [1, 2, 3].map(() => ask(port, releaseUrl(release, 'remoteEntry.js')));
  for (const { body } of await Promise.all(answers)) expect(body.toString()).toBe(longScript);
  expect((await ask(port, releaseUrl(release, 'remoteEntry.js'))).status).toBe(200);
  expect(gets.filter((key) => /\/remoteEntry\.[\w-]{43}\.js$/.test(key))).toHaveLength(1);
  const headers = { range: 'bytes=2-4' };
  const part = await ask(port, releaseUrl(release, 'film.mp4'), { headers });
  expect([part.status, part.body.toString()]).toEqual([206, 'cde']);
});

it('serves pages and what it holds while the storage is away', async () => {
  await ask(port, releaseUrl(release, 'routes.css'));
  failure = 'lost';
  expect((await ask(port, '/auth')).status).toBe(200);
  expect((await ask(port, releaseUrl(release, 'routes.css'))).body.toString()).toBe('a{color:red}');
  expect((await ask(port, '/readyz')).status).toBe(200);
});

it.each(['routes.js', 'remoteEntry.js.br'])('serves no file that was changed: %s', async (name) => {
  const file = name.replace('.br', '');
  const changed = { [file]: `${longScript}/*${name}*/` };
  const deployed = await deploy(store, 'local', { files: changed });
  const path = releaseUrl(deployed, file);
  const key = `${fake.place.prefix}/${storedPath(deployed, file)}${name.slice(file.length)}`;
  const stored = fake.objects.get(key);
  if (stored === undefined) throw new Error(`${key} is missing`);
  stored.body = Buffer.from(stored.body);
  stored.body[3] = (stored.body[3] ?? 0) ^ 1;
  const headers = name.endsWith('.br') ? { 'accept-encoding': 'br' } : {};
  const { status, headers: sent } = await ask(port, path, { headers });
  expect([status, sent['cache-control']]).toEqual([500, 'no-store']);
});
