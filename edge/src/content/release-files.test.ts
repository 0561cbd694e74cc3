import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openStore } from '@cpal/delivery';
import { ask, loopback } from '../testing/ask';
import { deploy, longScript, shellBuild } from '@cpal/delivery/testing/sample-build';
import { makeEdge } from '../testing/sample-edge';
import { tempDir } from '@cpal/delivery/testing/temp-dir';

const dir = tempDir();
const start = loopback();
let port: number;
let base: string;

beforeAll(async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  const files = { 'media/demo film.mp4': 'abcdefghij', 'tiny.js': '1' };
  const { id } = await deploy(store, 'local', { files });
  base = `/releases/mfe-auth/${id}`;
  port = await start((await makeEdge(store)).app);
});

const get = (file: string, headers = {}) => ask(port, `${base}/${file}`, { headers });

describe('a file of a release', () => {
  it('may be kept for ever, by anyone, on any site', async () => {
    const { status, headers, body } = await get('remoteEntry.js');
    expect([status, body.toString()]).toEqual([200, longScript]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(longScript.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
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
    expect((await get('media/demo%20film.mp4')).headers['content-type']).toBe('video/mp4');
    expect((await get('remoteEntry.js?r=1')).status).toBe(200);
  });

  it('is not sent again to a visitor who holds it', async () => {
    const { headers } = await get('remoteEntry.js');
    const again = await get('remoteEntry.js', { 'if-none-match': `"x", W/${headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toContain('immutable');
  });

  it('answers HEAD without its body', async () => {
    const { status, headers, body } = await ask(port, `${base}/tiny.js`, { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, '1', 0]);
  });

  it('is sent in parts to a player that asks for them', async () => {
    const part = await get('media/demo%20film.mp4', { range: 'bytes=2-4' });
    expect([part.status, part.body.toString()]).toEqual([206, 'cde']);
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    const beyond = await get('media/demo%20film.mp4', { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    const changed = await get('media/demo%20film.mp4', { range: 'bytes=2-4', 'if-range': '"x"' });
    expect([changed.status, changed.body.toString()]).toEqual([200, 'abcdefghij']);
  });
});

describe('what no release lists', () => {
  it.each([
    'gone.js',
    'release.json',
    'remoteEntry.js.br',
    '../../../environments/local.json',
    '..%2f..%2f..%2fenvironments%2flocal.json',
    '%2e%2e/%2e%2e/%2e%2e/environments/local.json',
    'x/../remoteEntry.js',
    '%00',
    'constructor',
    '__proto__',
    '',
  ])('is not found, and that is not stored: %s', async (file) => {
    const { status, headers } = await get(file);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each(['/releases/', '/releases/mfe-auth', '/releases/mfe-auth/0123456789abcdef/a.js'])(
    'is not found without a release: %s',
    async (path) => {
      const { status, headers } = await ask(port, path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );
});
