import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openStore, repair, retire, snapshotPath, type Store } from '@cpal/delivery';
import { ask, loopback } from '../testing/ask';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { makeEdge } from '../testing/sample-edge';
import { tempDir } from '@cpal/delivery/testing/temp-dir';

const dir = tempDir();
const start = loopback();

async function newStore(name: string): Promise<Store> {
  const store = await openStore(join(dir, name));
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', {});
  return store;
}

describe('a page', () => {
  let port: number;
  beforeAll(async () => {
    port = await start((await makeEdge(await newStore('page'))).app);
  });

  it('answers its path, whatever the query, to be asked for again each time', async () => {
    const { status, headers, body } = await ask(port, '/auth?next=%2F');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(body.toString()).toMatch(/^<!doctype html>.*<\/html>\n$/s);
  });

  it('answers its path with a slash at the end', async () => {
    expect((await ask(port, '/auth/')).body).toEqual((await ask(port, '/auth')).body);
  });

  it('is sent in the coding that the visitor prefers', async () => {
    const plain = await ask(port, '/auth');
    const get = (coding: string) => ask(port, '/auth', { headers: { 'accept-encoding': coding } });
    const br = await get('gzip, deflate, br');
    const gz = await get('gzip');
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gz.body)).toEqual(plain.body);
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is not sent again to a visitor who holds it', async () => {
    const { headers } = await ask(port, '/auth');
    const again = await ask(port, '/auth', { headers: { 'if-none-match': headers.etag } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const get = await ask(port, '/auth');
    const head = await ask(port, '/auth', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });
});

describe('a path that no page matches', () => {
  it.each(['/nowhere', '/auth/nothing', '/Auth', '/sitemap.xml/', '/'])(
    'gets the not-found page with 404, not to be stored: %s',
    async (path) => {
      const port = await start((await makeEdge(await newStore(randomUUID()))).app);
      const { status, headers, body } = await ask(port, path);
      expect([status, headers['cache-control'], headers.etag]).toEqual([
        404,
        'no-store',
        undefined,
      ]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body.toString()).toContain('<h1>Oops! Page Not Found</h1>');
    },
  );
});

describe('a change of the registry', () => {
  it('is served without a restart', async () => {
    const store = await newStore('change');
    const { app, caughtUp } = await makeEdge(store);
    const port = await start(app);
    const { id } = await deploy(store, 'local', { files: { 'routes.js': 'export {};' } });
    await caughtUp();
    expect((await ask(port, '/auth')).body.toString()).toContain(`"id":"${id}"`);
  });

  it('that retires a remote leaves its paths to the not-found page', async () => {
    const store = await newStore('retired');
    const { app, caughtUp } = await makeEdge(store);
    const port = await start(app);
    const { body, status } = await ask(port, '/auth');
    await retire({ store, environment: 'local' }, 'mfe-auth');
    await caughtUp();
    const gone = await ask(port, '/auth');
    expect([status, gone.status, gone.headers['cache-control']]).toEqual([200, 404, 'no-store']);
    expect(gone.body.toString()).toContain('<h1>Oops! Page Not Found</h1>');
    expect((await ask(port, '/releases.json')).body.toString()).not.toContain('mfe-auth');
    await deploy(store, 'local', {});
    await caughtUp();
    expect((await ask(port, '/auth')).body).toEqual(body);
  });

  it('that breaks it keeps the last good pages, after a restart as well', async () => {
    const store = await newStore('broken');
    const { app, caughtUp, logged } = await makeEdge(store);
    const port = await start(app);
    const file = join(store.location, snapshotPath('local', 4));
    const good = await ask(port, '/auth');
    await writeFile(file, '{ "version": 3');
    await caughtUp();
    const again = await makeEdge(store);
    for (const [at, said] of [
      [port, logged()],
      [await start(again.app), again.logged()],
    ] as const) {
      expect((await ask(at, '/auth')).body).toEqual(good.body);
      const ready = await ask(at, '/readyz');
      expect(JSON.parse(ready.body.toString())).toEqual({ status: 'ok', snapshot: 3, refused: 4 });
      const errors = said.filter((line) => JSON.stringify(line).includes('"level":"error"'));
      const failure = expect.stringContaining(file);
      expect(errors).toEqual([
        expect.objectContaining({ msg: 'registry snapshot rejected', snapshot: 4, fault: failure }),
      ]);
    }
    const previous = await store.read(snapshotPath('local', 3));
    await store.create(snapshotPath('local', 5), previous ?? '');
    await caughtUp();
    expect(JSON.parse((await ask(port, '/readyz')).body.toString())).toMatchObject({ refused: 5 });
  });

  it('is shown after a repair also where it was served before it broke', async () => {
    const store = await newStore('repaired');
    const { app, caughtUp } = await makeEdge(store);
    await writeFile(join(store.location, snapshotPath('local', 3)), '{');
    await repair({ store, environment: 'local' });
    await caughtUp();
    const port = await start(app);
    expect((await ask(port, '/auth')).status).toBe(404);
    await deploy(store, 'local', {});
    await caughtUp();
    expect((await ask(port, '/auth')).status).toBe(200);
  });

  it('is rejected at the start where no snapshot has a shell', async () => {
    const store = await openStore(join(dir, 'no-shell'));
    await expect(makeEdge(store)).rejects.toThrow('there is no release of a shell');
  });
});
