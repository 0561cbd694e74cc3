import { createServer } from 'node:http';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { openStore, rollBack, type Store } from '@cpal/delivery';
import { deploy, deployWidget, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { ask, loopback } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();
const start = loopback();

const looks = {
  name: 'Ada',
  accent: '#c2410c',
  placement: 'recipe',
  language: 'en',
  address_form: 'formal',
};
const api = { looks: { cpal_live_1: looks } as Record<string, object>, asked: [] as string[] };
let apiStatus = 200;
let store: Store;
let edge: Awaited<ReturnType<typeof makeEdge>>;
let port: number;

beforeAll(async () => {
  store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  const server = createServer((req, res) => {
    api.asked.push(`${req.method} ${req.url}`);
    const [key = ''] = req.url?.split('/').at(-1)?.split('?') ?? [];
    res.statusCode = apiStatus;
    res.end(JSON.stringify({ looks: api.looks[key] ?? null }));
  });
  edge = await makeEdge(store, { origins: [`http://127.0.0.1:${await start(server)}`] });
  port = await start(edge.app);
});

beforeEach(async () => {
  api.looks = { cpal_live_1: looks };
  api.asked.length = 0;
  apiStatus = 200;
  // Nothing of the test before is fresh any more.
  edge.clock.now += 60_000;
  await deployWidget(
    store,
    'local',
    `show(CPAL);${'\n// Long enough to be compressed.'.repeat(9)}`,
  );
  await edge.caughtUp();
});

const get = (key: string, headers = {}) => ask(port, `/w/${key}.js`, { headers });

function settingsIn(script: Buffer) {
  const show = jest.fn();
  runInNewContext(script.toString(), { show });
  return show.mock.calls[0]?.[0];
}

it('sends the loader with the looks of its key', async () => {
  const { status, headers, body } = await get('cpal_live_1');
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  const origin = 'http://localhost:3000';
  const panel = expect.stringMatching(
    new RegExp(`^${origin}/files/widget/panel\\.1\\.[\\w-]{43}\\.js$`),
  );
  expect(settingsIn(body)).toEqual({ ...looks, key: 'cpal_live_1', origin, panel });
  expect(api.asked).toEqual(['GET /api/v1/assistant/looks/cpal_live_1']);
});

it('may be used by any blog, and is not sent again to who holds it', async () => {
  const { headers, body } = await get('cpal_live_1', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-encoding': 'br',
  });
  expect(settingsIn(brotliDecompressSync(body))).toMatchObject(looks);
  const again = await get('cpal_live_1', {
    'accept-encoding': 'br',
    'if-none-match': headers.etag,
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it('is empty within a minute after the key stopped to serve', async () => {
  const { headers } = await get('cpal_live_1');
  const keptByVisitor = Number(/^public, max-age=(\d+)$/.exec(headers['cache-control'] ?? '')?.[1]);
  api.looks = {};
  edge.clock.now += 60_000 - keptByVisitor * 1000;
  const { status, body } = await get('cpal_live_1');
  expect([status, body.toString()]).toEqual([200, '']);
});

it('asks once for many readers', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('cpal_live_1')));
  await get('cpal_live_1');
  expect(api.asked).toHaveLength(1);
});

it('asks for the looks of the blog whose page it is for', async () => {
  const pages = ['https://ada.example/soup/?q=1', 'https://ada.example/', 'https://eve.example/'];
  for (const referer of [...pages, 'nonsense', 'android-app://com.example'])
    expect((await get('cpal_live_1', { referer })).headers['vary']).toBe(
      'Accept-Encoding, Referer',
    );
  const path = '/api/v1/assistant/looks/cpal_live_1';
  expect(api.asked).toEqual([
    `GET ${path}?origin=https%3A%2F%2Fada.example`,
    `GET ${path}?origin=https%3A%2F%2Feve.example`,
    `GET ${path}`,
  ]);
});

it('is empty for a key that serves nobody', async () => {
  const { status, headers, body } = await get('cpal_live_2');
  expect([status, headers['content-type'], body.toString()]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    '',
  ]);
});

it('is empty for a moment where the API has no answer', async () => {
  apiStatus = 503;
  const { status, headers, body } = await get('cpal_live_1');
  expect([status, headers['cache-control'], body.toString()]).toEqual([
    200,
    'public, max-age=5',
    '',
  ]);
  apiStatus = 200;
  expect(settingsIn((await get('cpal_live_1')).body)).toMatchObject(looks);
});

it('does not pass on what the API must not say', async () => {
  api.looks = { cpal_live_1: { ...looks, placement: 'everywhere' } };
  expect((await get('cpal_live_1')).body.toString()).toBe('');
});

it('follows a release of the widget and its way back', async () => {
  const before = settingsIn((await get('cpal_live_1')).body);
  await deployWidget(store, 'local', 'show({ ...CPAL, isNew: true });');
  await edge.caughtUp();
  expect(settingsIn((await get('cpal_live_1')).body)).toMatchObject({ isNew: true });
  await rollBack({ store, environment: 'local' }, 'widget');
  await edge.caughtUp();
  expect(settingsIn((await get('cpal_live_1')).body)).toEqual(before);
  expect(api.asked).toHaveLength(1);
});

it.each(['/w/', '/w/a/b.js', '/w/a', '/w/%2e%2e.js', `/w/${'k'.repeat(65)}.js`])(
  'is nothing at %s, and the API is not asked',
  async (path) => {
    expect((await ask(port, path)).status).toBe(404);
    expect(api.asked).toEqual([]);
  },
);

it('is empty where no widget was released', async () => {
  const other = await openStore(join(dir, 'without'));
  await deploy(other, 'local', { build: shellBuild });
  const server = createServer((_req, res) => res.end(JSON.stringify({ looks })));
  const origins = [`http://127.0.0.1:${await start(server)}`];
  const { app } = await makeEdge(other, { origins });
  const { status, body } = await ask(await start(app), '/w/cpal_live_1.js');
  expect([status, body.toString()]).toEqual([200, '']);
});
