import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { openStore } from '@cpal/delivery';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { ask, loopback } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();
const start = loopback();
let port: number;

beforeAll(async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', {});
  port = await start((await makeEdge(store)).app);
});

it.each([
  '/sw.js',
  '/service-worker.js',
  '/serviceworker.js',
  '/ngsw-worker.js',
  '/firebase-messaging-sw.js',
  '/OneSignalSDKWorker.js',
])('answers %s with a worker that no cache keeps', async (path) => {
  const { status, headers, body } = await ask(port, path);
  expect([status, headers]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    }),
  ]);
  expect(body.toString()).toContain("addEventListener('activate'");
  expect((await ask(port, path, { method: 'HEAD' })).status).toBe(200);
  expect((await ask(port, path, { method: 'POST' })).status).toBe(405);
});

it('is a worker only at the names of workers', async () => {
  expect((await ask(port, '/files/sw.js')).status).toBe(404);
  expect((await ask(port, '/sw.js/more')).headers['content-type']).toMatch(/^text\/html/);
});

it('removes the copies of the earlier site and itself, then loads its pages again', async () => {
  const done: string[] = [];
  const handlers = new Map<string, (event: unknown) => unknown>();
  let ending: Promise<void> | undefined;
  const page = (url: string, isGone = false) => ({
    url,
    navigate: async (to: string) => {
      if (isGone) throw new TypeError('This window is gone.');
      done.push(`load ${to}`);
    },
  });
  const self = {
    addEventListener: (type: string, handler: (event: unknown) => unknown) =>
      handlers.set(type, handler),
    skipWaiting: () => done.push('take over'),
    registration: { unregister: async () => done.push('unregister') },
    clients: { matchAll: async () => [page('/gone', true), page('/about')] },
  };
  const caches = {
    keys: async () => ['pages', 'images'],
    delete: async (key: string) => done.push(`delete ${key}`),
  };
  runInNewContext((await ask(port, '/sw.js')).body.toString(), { self, caches });
  handlers.get('install')?.({});
  handlers.get('activate')?.({ waitUntil: (work: Promise<void>) => (ending = work) });
  await ending;
  expect(done).toEqual(['take over', 'delete pages', 'delete images', 'unregister', 'load /about']);
});
