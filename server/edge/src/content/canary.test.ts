import { pageOptions } from '@cpal/delivery/testing/page-options';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openStore, promote, publish, rollBack, type Store } from '@cpal/delivery';
import { createRandom } from '@cpal/delivery/testing/random';
import { deploy, samplePage, shellBuild, writeBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { logOptions } from '@cpal/server-kit/logger';
import { isChosen } from '@cpal/shared/share';
import { createEdge } from '../app';
import { ask, loopback } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();
const start = loopback();
const environment = 'local';

let store: Store;
let edge: Awaited<ReturnType<typeof makeEdge>>;
let port: number;
let canary: string;

/** Shows the canary to a share of visitors. */
async function show(percent: number) {
  await promote({ store, environment }, [{ name: 'mfe-auth', id: canary }], { percent });
  await edge.caughtUp();
}

beforeAll(async () => {
  store = await openStore(join(dir, randomUUID()));
  await deploy(store, environment, { build: shellBuild });
  await deploy(store, environment, {});
  await deploy(store, environment, {
    build: { name: 'mfe-marketing', prefixes: ['/about'], pages: [samplePage('/about')] },
  });
  const pages = [samplePage('/auth'), samplePage('/auth/new')];
  canary = (await publish(store, await writeBuild(dir, { build: { pages } }))).id;
  edge = await makeEdge(store);
  port = await start(edge.app);
  await show(5);
});

const get = (path: string, cookie?: string, headers: Record<string, string> = {}) =>
  ask(port, path, { headers: { ...headers, ...(cookie !== undefined && { cookie }) } });

const visitors = Array.from({ length: 400 }, () => randomBytes(12).toString('base64url'));

const cookieOf = (visitor: string) => `cpal_release=${visitor}`;

const visitorsIn = (percent: number) =>
  visitors.filter((visitor) => isChosen(visitor, { id: canary, percent }));

/** A visitor who gets the canary at 5 percent, and one who does not. */
const one = (isIn: boolean) =>
  visitors.find((visitor) => visitorsIn(5).includes(visitor) === isIn) ?? '';

/** The visitors who get the canary. */
async function chosen() {
  const found = new Set<string>();
  for (const visitor of visitors)
    if ((await get('/auth', cookieOf(visitor))).body.includes(canary)) found.add(visitor);
  return found;
}

describe('a page with a canary', () => {
  it('gives a visitor a cookie once, for a year, which scripts may read', async () => {
    const { headers } = await get('/auth');
    const [cookie = '', ...more] = headers['set-cookie'] ?? [];
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^cpal_release=[\w-]{16}; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect((await get('/auth', cookie.split(';')[0])).headers).not.toHaveProperty('set-cookie');
    expect((await get('/auth')).headers['set-cookie']).not.toEqual([cookie]);
  });

  it('gives the cookie to https alone where visitors come over it', async () => {
    const page = { ...pageOptions, publicUrl: 'https://cpal.example' };
    const log = logOptions('info', 'edge', { write: () => true });
    const api = { origins: [], secret: null };
    const contact = { securityContact: 'mailto:security@cpal.example' };
    const options = { store, cache: null, environment, api, page, logger: log, ...contact };
    const secure = await createEdge(options);
    const { headers } = await secure.inject('/auth');
    expect(headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
    await secure.close();
  });

  it('is kept by nobody for others', async () => {
    for (const visitor of [one(true), one(false)])
      expect((await get('/auth', cookieOf(visitor))).headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding, Cookie',
      });
  });

  it('has a tag of its own in each form', async () => {
    const [tried, current] = [cookieOf(one(true)), cookieOf(one(false))];
    const { etag = '' } = (await get('/auth', tried)).headers;
    const again = (cookie?: string) => get('/auth', cookie, { 'if-none-match': etag });
    expect([(await again(tried)).status, (await again(current)).status]).toEqual([304, 200]);
    const other = (await get('/auth', current)).headers.etag ?? '';
    for (const tag of [etag, other]) {
      const { status, headers } = await get('/auth', undefined, { 'if-none-match': tag });
      // With a cookie the answer is whole.
      expect([status, headers['set-cookie']?.length]).toEqual([200, 1]);
    }
  });

  it('is of the release that the id says, and a larger share has who was in it', async () => {
    const five = await chosen();
    expect([...five]).toEqual(visitorsIn(5));
    await show(25);
    const quarter = await chosen();
    expect([...quarter]).toEqual(visitorsIn(25));
    expect([...five].filter((visitor) => !quarter.has(visitor))).toEqual([]);
    await show(5);
  });

  it('can be there for some alone', async () => {
    expect((await get('/auth/new', cookieOf(one(true)))).status).toBe(200);
    const { status, headers } = await get('/auth/new', cookieOf(one(false)));
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

it.each(['/about', '/nowhere', '/robots.txt', '/releases.json', '/healthz'])(
  'what has no canary gives no cookie and looks at none: %s',
  async (path) => {
    const plain = await get(path);
    expect(plain.headers).not.toHaveProperty('set-cookie');
    expect(plain.headers.vary ?? '').not.toContain('Cookie');
    expect((await get(path, cookieOf(one(true)))).body).toEqual(plain.body);
  },
);

/** What may be in a cookie's place. */
const pieces = [
  'cpal_release=',
  'cpal_release',
  '=',
  ';',
  '; ',
  ' ',
  ',',
  '"',
  '%00',
  '%',
  '\t',
  'é',
  '../',
  '__proto__',
  'a'.repeat(16),
  'A_-0'.repeat(4),
  'x'.repeat(2_000),
  '\u00ff',
  'constructor',
  '<script>',
];

it('whatever a cookie has in it changes nothing but the release', async () => {
  const random = createRandom(20_260_101);
  const forms = await Promise.all(
    [one(true), one(false)].map((visitor) => get('/auth', cookieOf(visitor))),
  );
  const known = new Set(forms.map(({ body }) => body.toString()));
  expect(known.size).toBe(2);
  for (let round = 0; round < 500; round += 1) {
    const parts = Array.from({ length: Math.ceil(random() * 8) }, () =>
      String(pieces[Math.floor(random() * pieces.length)]),
    );
    const cookie = Buffer.from(parts.join(''))
      .toString('latin1')
      .replaceAll(/[\r\n]/g, '');
    const { status, headers, body } = await get('/auth', cookie);
    expect([status, known.has(body.toString())]).toEqual([200, true]);
    // Either the request had an id, or the answer has one.
    const [given = cookie] = headers['set-cookie'] ?? [];
    expect(given).toMatch(/cpal_release=[\w-]{16}(?![\w-])/);
  }
});

it('a canary that is rolled back is over for all, and gives no cookie', async () => {
  await rollBack({ store, environment }, 'mfe-auth');
  await edge.caughtUp();
  const answers = [await get('/auth'), await get('/auth', cookieOf(one(true)))];
  for (const { headers, body } of answers) {
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body.includes(canary)).toBe(false);
  }
});
