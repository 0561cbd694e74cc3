import { findFilePath, forge } from '@cpal/delivery/testing/forge';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { storeCopies } from '@cpal/delivery/testing/store-copies';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { releaseUrl } from '@cpal/delivery';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();

const open = storeCopies(dir, async (store) => {
  await deploy(store, 'local', { build: shellBuild });
  return { release: await deploy(store, 'local', {}) };
});

const hash = `'sha256-${'a'.repeat(43)}='`;

const forged = {
  'Content-Security-Policy': `default-src *;script-src 'unsafe-inline' https://evil.example ${hash};style-src *`,
  'Set-Cookie': 'session=stolen',
  'set-cookie': 'session=stolen',
  Location: 'https://evil.example',
  'Content-Type': 'text/plain',
  'X-Content-Type-Options': 'none',
  'Access-Control-Allow-Origin': '*',
  'Service-Worker-Allowed': '/',
  'Strict-Transport-Security': 'max-age=0',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Clear-Site-Data': '"*"',
};

/** What a policy says, but for hashes. */
const parts = (one: unknown) =>
  String(one)
    .split(';')
    .map((directive) =>
      directive
        .split(' ')
        .filter((value) => !value.startsWith("'sha256-"))
        .join(' '),
    );

it('sends pages with headers of its own, whatever the store says', async () => {
  const { store } = await open();
  const before = await makeEdge(store);
  const good = await before.app.inject('/auth');
  const robots = await before.app.inject('/robots.txt');
  await before.app.close();
  await forge(store, 'local', ({ remotes, files }) => {
    for (const { document } of remotes.flatMap(({ pages }) => pages)) document.headers = forged;
    for (const document of Object.values(files)) document.headers = forged;
    const [file] = Object.values(files);
    if (file) files['/evil.html'] = { ...file, headers: { 'Content-Type': 'text/html' } };
  });
  const { app } = await makeEdge(store);
  const page = await app.inject('/auth');
  const { 'content-security-policy': policy, ...rest } = page.headers;
  const { 'content-security-policy': goodPolicy, ...goodRest } = good.headers;
  const each = { date: '', 'x-request-id': '' };
  expect({ ...rest, ...each }).toEqual({ ...goodRest, ...each });
  expect(parts(policy)).toEqual(parts(goodPolicy));
  expect(policy).toContain(hash);
  const { headers } = await app.inject('/robots.txt');
  expect({ ...headers, ...each }).toEqual({ ...robots.headers, ...each });
  expect((await app.inject('/evil.html')).statusCode).toBe(404);
  await app.close();
});

it('sends a file with the type of its ending, and none that its address does not name', async () => {
  const { store, release } = await open();
  const { app } = await makeEdge(store);
  const rewrite = async (path: string, change: object) => {
    const file = findFilePath(release, path);
    const there: object = JSON.parse(String(await store.read(file)));
    await store.remove(file);
    await store.create(file, JSON.stringify({ ...there, ...change }));
  };
  await rewrite('routes.js', { type: 'text/html' });
  const { headers } = await app.inject(releaseUrl(release, 'routes.js'));
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  await rewrite('remoteEntry.js', { integrity: `sha256-${'a'.repeat(43)}=` });
  expect((await app.inject(releaseUrl(release, 'remoteEntry.js'))).statusCode).toBe(500);
  await app.close();
});
