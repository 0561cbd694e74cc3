import { randomUUID } from 'node:crypto';
import { copyFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openStore, registryFile, type Store } from '@cpal/delivery';
import { ask, loopback } from '../testing/ask';
import { deploy, samplePage, shellBuild } from '@cpal/delivery/testing/sample-build';
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
  it('is served without a restart, after a second at most', async () => {
    const store = await newStore('change');
    const { app, clock } = await makeEdge(store);
    const port = await start(app);
    const { id } = await deploy(store, 'local', { files: { 'routes.js': 'export {};' } });
    expect((await ask(port, '/auth')).body.toString()).not.toContain(`"/releases/mfe-auth/${id}/`);
    clock.now += 1000;
    expect((await ask(port, '/auth')).body.toString()).toContain(`"/releases/mfe-auth/${id}/`);
  });

  it('that breaks it keeps the last good pages and is logged once', async () => {
    const store = await newStore('broken');
    const { app, clock, logged } = await makeEdge(store);
    const port = await start(app);
    const file = registryFile(store, 'local');
    const good = await ask(port, '/auth');
    await copyFile(file, `${file}.good`);
    await writeFile(file, '{ "version": 9');
    for (const _ of [1, 2, 3]) {
      clock.now += 1000;
      expect((await ask(port, '/auth')).body).toEqual(good.body);
    }
    const errors = logged().filter((line) => JSON.stringify(line).includes('"level":"error"'));
    expect(errors).toEqual([expect.objectContaining({ msg: 'registry kept as it was', file })]);

    await rename(`${file}.good`, file);
    const { id } = await deploy(store, 'local', { files: { 'routes.js': 'export {};' } });
    clock.now += 1000;
    expect((await ask(port, '/auth')).body.toString()).toContain(id);
  });

  it('that makes a page impossible keeps the last good pages and names the file', async () => {
    const store = await newStore('unfilled');
    const { app, clock, logged } = await makeEdge(store);
    const port = await start(app);
    const good = await ask(port, '/auth');
    const { id } = await deploy(store, 'local', {
      build: { pages: [samplePage('/auth', { html: 'pages/auth.html' })] },
      files: { 'pages/auth.html': '{{unheardOf}}' },
    });
    clock.now += 1000;
    expect((await ask(port, '/auth')).body).toEqual(good.body);
    const fault = `mfe-auth ${id}: pages/auth.html has no use for {{unheardOf}}`;
    expect(logged()).toContainEqual(expect.objectContaining({ level: 'error', fault }));
  });

  it.each([
    ['no shell', [{}], 'names no release of a shell'],
    [
      'two shells',
      [{ build: shellBuild }, { build: { ...shellBuild, name: 'other' } }],
      'more than',
    ],
    [
      'two owners of a path',
      [{ build: shellBuild }, {}, { build: { name: 'mfe-billing' } }],
      'mfe-auth and mfe-billing both answer /auth',
    ],
  ])('is refused at the start where there is %s', async (name, samples, message) => {
    const store = await openStore(join(dir, name.replaceAll(' ', '-')));
    for (const sample of samples) await deploy(store, 'local', sample);
    const starting = makeEdge(store);
    await expect(starting).rejects.toThrow(message);
    await expect(starting).rejects.toThrow(registryFile(store, 'local'));
  });
});
