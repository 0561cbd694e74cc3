import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openStore, rollBack } from '@cpal/delivery';
import { deploy, deployWidget, shellBuild } from '@cpal/delivery/testing/sample-build';
import { createLicenseKey } from '@cpal/server-kit/license-key';
import { ask } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';
import { key, looks, settingsIn, widgetEdge } from '../testing/widget-edge';

const { api, dir, get, parts, pass, start } = widgetEdge();

it('sends the loader with the looks of its key', async () => {
  const { status, headers, body } = await get(key);
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  const origin = 'http://localhost:3000';
  const panel = expect.stringMatching(
    new RegExp(`^${origin}/files/JVQTRG/panel\\.1\\.[\\w-]{43}\\.js$`),
  );
  expect(settingsIn(body)).toEqual({ ...looks, key: key, origin, panel });
  expect(api.asked).toEqual([`GET /api/v1/assistant/looks/${key}`]);
});

it('may be used by any blog, and is not sent again to who holds it', async () => {
  const { headers, body } = await get(key, { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-encoding': 'br',
  });
  expect(settingsIn(brotliDecompressSync(body))).toMatchObject(looks);
  const again = await get(key, {
    'accept-encoding': 'br',
    'if-none-match': headers.etag,
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it('is empty within a minute after the key stopped to serve', async () => {
  const { headers } = await get(key);
  const keptByVisitor = Number(/^public, max-age=(\d+)$/.exec(headers['cache-control'] ?? '')?.[1]);
  api.looks = {};
  pass(60_000 - keptByVisitor * 1000);
  const { status, body } = await get(key);
  expect([status, body.toString()]).toEqual([200, '']);
});

it('asks once for many readers', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get(key)));
  await get(key);
  expect(api.asked).toHaveLength(1);
});

it('asks for the looks of the blog whose page it is for', async () => {
  const pages = ['https://ada.example/soup/?q=1', 'https://ada.example/', 'https://eve.example/'];
  for (const referer of [...pages, 'nonsense', 'android-app://com.example'])
    expect((await get(key, { referer })).headers['vary']).toBe('Accept-Encoding, Referer');
  const path = `/api/v1/assistant/looks/${key}`;
  expect(api.asked).toEqual([
    `GET ${path}?origin=https%3A%2F%2Fada.example`,
    `GET ${path}?origin=https%3A%2F%2Feve.example`,
    `GET ${path}`,
  ]);
});

it('is empty for a key that serves nobody', async () => {
  const { status, headers, body } = await get(createLicenseKey());
  expect([status, headers['content-type'], body.toString()]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    '',
  ]);
});

it('does not pass on what the API must not say', async () => {
  const unseen = createLicenseKey();
  api.looks = { [unseen]: { ...looks, placement: 'everywhere' } };
  expect((await get(unseen)).body.toString()).toBe('');
});

it('follows a release of the widget and its way back', async () => {
  const { edge, store } = parts();
  const before = settingsIn((await get(key)).body);
  await deployWidget(store, 'local', 'show({ ...CPAL, isNew: true });');
  await edge.caughtUp();
  expect(settingsIn((await get(key)).body)).toMatchObject({ isNew: true });
  await rollBack({ store, environment: 'local' }, 'widget');
  await edge.caughtUp();
  expect(settingsIn((await get(key)).body)).toEqual(before);
  expect(api.asked).toHaveLength(1);
});

it.each(['/w/', '/w/a/b.js', '/w/a', '/w/%2e%2e.js', `/w/${'k'.repeat(65)}.js`])(
  'is nothing at %s, and the API is not asked',
  async (path) => {
    expect((await ask(parts().port, path)).status).toBe(404);
    expect(api.asked).toEqual([]);
  },
);

it('is empty where no widget was released', async () => {
  const other = await openStore(join(dir, 'without'));
  await deploy(other, 'local', { build: shellBuild });
  const { app } = await makeEdge(other, { origins: parts().origins });
  const { status, body } = await ask(await start(app), `/w/${key}.js`);
  expect([status, body.toString()]).toEqual([200, '']);
});
