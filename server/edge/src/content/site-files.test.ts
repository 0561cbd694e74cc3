import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openStore, type Store } from '@cpal/delivery';
import { ask, loopback } from '../testing/ask';
import { deploy, samplePage, shellBuild } from '@cpal/delivery/testing/sample-build';
import { makeEdge } from '../testing/sample-edge';
import { tempDir } from '@cpal/delivery/testing/temp-dir';

const dir = tempDir();
const start = loopback();
let store: Store;
let edge: Awaited<ReturnType<typeof makeEdge>>;
let port: number;

const description = 'For search engines.';
const home = { name: 'mfe-marketing', prefixes: ['/', '/about', '/posts'] };

beforeAll(async () => {
  store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', {});
  const pages = [
    samplePage('/', { description }),
    samplePage('/about', { description }),
    samplePage('/posts/soup&crème', { description }),
    samplePage('/posts/:id', { description }),
    samplePage('/posts/drafts'),
  ];
  await deploy(store, 'local', { build: { ...home, pages } });
  edge = await makeEdge(store);
  port = await start(edge.app);
});

/** The addresses that the sitemap lists, as they are written. */
async function addresses() {
  const { body } = await ask(port, '/sitemap.xml');
  return [...body.toString().matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, url]) => url);
}

describe('what other origins read', () => {
  it.each(['/releases.json', '/federation/mfe-auth/mf-manifest.json'])(
    'is sent to each of them, and asked for again each time: %s',
    async (path) => {
      const { status, headers } = await ask(port, path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-cache',
      });
    },
  );

  it.each(['/federation/mfe-unknown/mf-manifest.json', '/federation/shell/mf-manifest.json'])(
    'is of remotes that were released: not %s',
    async (path) => {
      expect((await ask(port, path)).status).toBe(404);
    },
  );
});

describe('robots.txt', () => {
  it('lets crawlers read everything but the API, and names the sitemap', async () => {
    const { status, headers, body } = await ask(port, '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.toString()).toBe(
      'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: http://localhost:3000/sitemap.xml\n',
    );
  });
});

describe('the sitemap', () => {
  it('is XML, compressed, and not sent again to who holds it', async () => {
    const plain = await ask(port, '/sitemap.xml');
    expect(plain.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(plain.body.toString()).toMatch(
      /^<\?xml .*\?>\n<urlset xmlns="[^"]+">\n.*<\/urlset>\n$/s,
    );
    const coded = await ask(port, '/sitemap.xml', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(coded.body)).toEqual(plain.body);
    const again = await ask(port, '/sitemap.xml', {
      headers: { 'if-none-match': plain.headers.etag },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('lists each page that search engines may show and that has one address', async () => {
    expect(await addresses()).toEqual([
      'http://localhost:3000/',
      'http://localhost:3000/about',
      'http://localhost:3000/posts/soup&amp;cr%C3%A8me',
    ]);
  });

  it('follows the registry', async () => {
    const pages = [samplePage('/about', { description })];
    await deploy(store, 'local', { build: { ...home, pages } });
    await edge.caughtUp();
    expect(await addresses()).toEqual(['http://localhost:3000/about']);
  });
});
