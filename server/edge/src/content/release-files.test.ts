import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openStore, type Release, releaseUrl } from '@cpal/delivery';
import { ask, loopback } from '../testing/ask';
import { deploy, longScript, shellBuild } from '@cpal/delivery/testing/sample-build';
import { makeEdge } from '../testing/sample-edge';
import { tempDir } from '@cpal/delivery/testing/temp-dir';

const dir = tempDir();
const start = loopback();
let port: number;
let release: Release;

beforeAll(async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  const files = { 'media/demo film.mp4': 'abcdefghij', 'tiny.js': '1' };
  release = await deploy(store, 'local', { build: { scripts: ['routes.js', 'tiny.js'] }, files });
  port = await start((await makeEdge(store)).app);
});

const get = (file: string, headers = {}) => ask(port, releaseUrl(release, file), { headers });

describe('a file of a release', () => {
  it('may be kept for ever, by anyone, on any site', async () => {
    const { status, headers, body } = await get('remoteEntry.js');
    expect([status, body.toString()]).toEqual([200, longScript]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(longScript.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': 'match="/files/ZSR-NHGU/remoteEntry.*.js"',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is sent in the form made at publish time', async () => {
    const br = await get('remoteEntry.js', { 'accept-encoding': 'gzip, br' });
    const gz = await get('remoteEntry.js', { 'accept-encoding': 'br;q=0.5, gzip' });
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
    ]);
    expect(br.headers['content-length']).toBe(String(br.body.length));
    expect(brotliDecompressSync(br.body).toString()).toBe(longScript);
    expect(gunzipSync(gz.body).toString()).toBe(longScript);
    expect(br.headers.etag).not.toBe(gz.headers.etag);
  });

  it('is sent as it is where no compressed form was smaller', async () => {
    const { headers, body } = await get('tiny.js', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '1']);
  });

  it('is found under its percent-encoded name and with a query', async () => {
    expect((await get('media/demo film.mp4')).headers['content-type']).toBe('video/mp4');
    const again = await ask(port, `${releaseUrl(release, 'remoteEntry.js')}?r=1`);
    expect(again.status).toBe(200);
  });

  it('is not sent again to a visitor who holds it', async () => {
    const { headers } = await get('remoteEntry.js');
    const again = await get('remoteEntry.js', { 'if-none-match': `"x", W/${headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toContain('immutable');
  });

  it('answers HEAD without its body', async () => {
    const { status, headers, body } = await ask(port, releaseUrl(release, 'tiny.js'), {
      method: 'HEAD',
    });
    expect([status, headers['content-length'], body.length]).toEqual([200, '1', 0]);
  });

  it('is sent in parts to a player that asks for them', async () => {
    const part = await get('media/demo film.mp4', { range: 'bytes=2-4' });
    expect([part.status, part.body.toString()]).toEqual([206, 'cde']);
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    const beyond = await get('media/demo film.mp4', { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    const changed = await get('media/demo film.mp4', { range: 'bytes=2-4', 'if-range': '"x"' });
    expect([changed.status, changed.body.toString()]).toEqual([200, 'abcdefghij']);
  });
});

it('is found by pages that were composed when addresses had the name itself', async () => {
  const old = releaseUrl(release, 'remoteEntry.js').replace('ZSR-NHGU', 'mfe-auth');
  const { status, headers, body } = await ask(port, old);
  expect([status, body.toString()]).toEqual([200, longScript]);
  expect(headers['use-as-dictionary']).toBe('match="/files/mfe-auth/remoteEntry.*.js"');
});

describe('what no release lists', () => {
  it.each([
    'gone.js',
    'remoteEntry.js',
    '../../environments/local/1.json',
    '..%2f..%2fenvironments%2flocal%2f1.json',
    '%2e%2e/%2e%2e/environments/local/1.json',
    '.%2e/shell/boot.js',
    'x//y.js',
    'x%5c..%5cy.js',
    `${'x'.repeat(250)}.js`,
    'x'.repeat(400),
    '%00',
    'constructor',
    '__proto__',
    '',
  ])('is not found, and that is not stored: %s', async (file) => {
    const { status, headers } = await ask(port, `/files/mfe-auth/${file}`);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('is not found next to a file: its coded forms and its record by their own names', async () => {
    for (const ending of ['.br', '.gz', '.file'])
      expect((await ask(port, `${releaseUrl(release, 'routes.css')}${ending}`)).status).toBe(404);
  });

  it.each([
    '/files/',
    '/files/mfe-auth',
    '/files/ZSR-NHGU',
    '/files/Mfe-auth/a.js',
    '/files/../files/mfe-auth/a.js',
  ])('is not found without a name and a path: %s', async (path) => {
    const { status, headers } = await ask(port, path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
