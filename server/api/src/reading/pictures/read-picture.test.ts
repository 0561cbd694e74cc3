import { pictures, posts } from '../../db/schema';
import { day } from '../../kernel/clock';
import { jpeg, png } from '../../testing/outside/images';
import { recipePage } from '../../testing/outside/reading';
import { type Website, openWebsite } from '../../testing/outside/website';
import { type WebsiteContext, withWebsite } from '../../testing/setups/with-website';
import { PageFailure } from '../read-page';
import { readImageHeader } from './image-header';

let api: WebsiteContext['api'];
let mia: WebsiteContext['mia'];
let site: WebsiteContext['site'];
let reader: WebsiteContext['reader'];
let paths: WebsiteContext['paths'];
let show: WebsiteContext['show'];
let list: WebsiteContext['list'];
let addListed: WebsiteContext['addListed'];
withWebsite((context) => {
  ({ api, mia, site, reader, paths, show, list, addListed } = context);
});

const image = (address: string) => `<meta property="og:image" content="${address}">`;

/** What the blog sends at the address of an image. */
const sent = (body: Buffer, more: Record<string, string> = {}) => ({
  headers: { 'content-type': 'image/jpeg', ...more },
  body,
});

/** A blog with one post, whose page names this image. */
async function addWith(address: string) {
  const id = await addListed(['pie']);
  site.pages.set('/pie/', { body: recipePage('pie', '', image(address)) });
  return id;
}

const pictureOf = async (id: string) => (await list(id))[0]?.picture ?? null;

const get = (url: string) => api.send('GET', url);

/** Has the post read again, which says something new each time. */
async function readAgain(address: string | null, text: string) {
  site.pages.set('/pie/', {
    body: recipePage('pie', text, address === null ? '' : image(address)),
  });
  await api.db.update(posts).set({ dueAt: api.clock(), attempts: 0 });
  await reader.readAll();
}

it('makes a picture of each post, and serves it to whoever knows its address, for good', async () => {
  site.pages.set('/pie.jpg', sent(jpeg));
  const id = await addWith('/pie.jpg');
  await reader.readAll();
  expect(paths()).toEqual(['/robots.txt', '/sitemap.xml', '/pie/', '/pie.jpg']);
  const address = await pictureOf(id);
  expect(address).toMatch(/^\/api\/pictures\/[\w-]{43}$/);
  const { statusCode, headers, rawPayload } = await get(address ?? '');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(readImageHeader(rawPayload)).toEqual({ kind: 'webp', width: 160, height: 160 });
  const [post] = await list(id);
  const shown = await api.send('GET', `/api/posts/${post?.id}`, { headers: mia.bearer });
  expect(shown.json().post.picture).toBe(address);
});

it.each([
  ['no name', ''],
  ['a name of none', 'none'],
  ['a name that is too long', 'x'.repeat(3_000)],
])('has nothing at %s', async (_what, name) => {
  expect((await get(`/api/pictures/${name}`)).statusCode).toBe(404);
});

it('reads all posts before the first image, and is done with the blog by then', async () => {
  const id = await addListed(['pie', 'soup']);
  for (const name of ['pie', 'soup']) {
    site.pages.set(`/${name}/`, { body: recipePage(name, '', image(`/${name}.jpg`)) });
    site.pages.set(`/${name}.jpg`, sent(jpeg));
  }
  while ((await show(id)).posts.ready < 2) {
    for (const work of await reader.take()) await work();
    api.pass(1);
  }
  expect(await show(id)).toMatchObject({ reading: null });
  expect(paths().filter((path) => path.endsWith('.jpg'))).toEqual([]);
  await reader.readAll();
  expect((await list(id)).map(({ picture }) => typeof picture)).toEqual(['string', 'string']);
});

it('asks for changes alone, and keeps the address while the image stays', async () => {
  site.pages.set('/pie.jpg', sent(jpeg, { etag: '"1"' }));
  const id = await addWith('/pie.jpg');
  await reader.readAll();
  const address = await pictureOf(id);
  site.pages.set('/pie.jpg', { status: 304 });
  await readAgain('/pie.jpg', 'New.');
  expect(site.asked.at(-1)).toMatchObject({
    path: '/pie.jpg',
    headers: { 'if-none-match': '"1"', accept: 'image/webp, image/jpeg, image/png' },
  });
  site.pages.set('/pie.jpg', sent(jpeg, { etag: '"2"' }));
  await readAgain('/pie.jpg', 'Newer.');
  expect(await pictureOf(id)).toBe(address);
  site.pages.set('/pie.jpg', sent(png(), { etag: '"3"' }));
  await readAgain('/pie.jpg', 'Newest.');
  expect(await pictureOf(id)).not.toBe(address);
  expect((await get(address ?? '')).statusCode).toBe(404);
});

it('does not ask again for the image of a post that says the same', async () => {
  site.pages.set('/pie.jpg', sent(jpeg));
  await addWith('/pie.jpg');
  await reader.readAll();
  await readAgain('/pie.jpg', '');
  expect(paths().filter((path) => path === '/pie.jpg')).toHaveLength(1);
});

it('has no picture once the post has none, and another one with another image', async () => {
  site.pages.set('/pie.jpg', sent(jpeg));
  site.pages.set('/new.png', sent(png()));
  const id = await addWith('/pie.jpg');
  await reader.readAll();
  const first = await pictureOf(id);
  await readAgain('/new.png', 'New.');
  const second = await pictureOf(id);
  expect(second).not.toBe(first);
  expect((await get(first ?? '')).statusCode).toBe(404);
  expect((await get(second ?? '')).statusCode).toBe(200);
  await readAgain(null, 'Newer.');
  expect(await pictureOf(id)).toBeNull();
  expect(await api.db.$count(pictures)).toBe(0);
});

it.each([
  ['is gone', { status: 404 }],
  ['is a page', { body: '<!doctype html>' }],
  ['is broken', sent(jpeg.subarray(0, 9_000))],
  ['is larger than 5 MB', sent(Buffer.concat([jpeg, Buffer.alloc(5 * 2 ** 20)]))],
  ['is a bomb', sent(png({ width: 30_000, height: 30_000, rows: 10 }))],
])(
  'reads a post whose image %s, without a picture, and takes away the one before',
  async (_what, page) => {
    site.pages.set('/pie.jpg', sent(jpeg));
    const id = await addWith('/pie.jpg');
    await reader.readAll();
    expect(await pictureOf(id)).not.toBeNull();
    site.pages.set('/pie.jpg', page);
    await readAgain('/pie.jpg', 'New.');
    expect(await list(id)).toMatchObject([{ state: 'ready', problems: [], picture: null }]);
    expect(await api.db.$count(pictures)).toBe(1);
  },
);

it('tries again later where the blog fails, with the picture of before', async () => {
  site.pages.set('/pie.jpg', sent(jpeg));
  const id = await addWith('/pie.jpg');
  await reader.readAll();
  const address = await pictureOf(id);
  site.pages.set('/pie.jpg', { status: 503 });
  await readAgain('/pie.jpg', 'New.');
  expect(await pictureOf(id)).toBe(address);
  site.pages.set('/pie.jpg', sent(png()));
  api.pass(day / 2);
  await reader.readAll();
  expect(await pictureOf(id)).not.toBe(address);
});

it('gives an image up whose reader is lost', async () => {
  site.pages.set('/pie.jpg', sent(jpeg));
  const id = await addWith('/pie.jpg');
  const real = api.services.pageReader.makePicture;
  api.services.pageReader.makePicture = () => Promise.reject(new PageFailure('lost'));
  await reader.readAll();
  api.services.pageReader.makePicture = real;
  expect(await list(id)).toMatchObject([{ state: 'ready', picture: null }]);
  expect(api.log()).toContain('picture_failed');
});

it('keeps to robots.txt of the blog', async () => {
  site.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /private' });
  site.pages.set('/private/pie.jpg', sent(jpeg));
  const id = await addWith('/private/pie.jpg');
  await reader.readAll();
  expect(await pictureOf(id)).toBeNull();
  expect(paths()).not.toContain('/private/pie.jpg');
});

describe('an image on another host', () => {
  let host: Website;
  beforeEach(async () => {
    host = await openWebsite();
    host.pages.set('/pie.jpg', sent(jpeg));
  });
  afterEach(() => host.close());

  it('is asked for as robots.txt of that host wants it', async () => {
    const id = await addWith(`${host.origin}/pie.jpg`);
    await reader.readAll();
    expect(host.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/pie.jpg']);
    expect(await pictureOf(id)).not.toBeNull();
  });

  it('is left alone where that one forbids it', async () => {
    host.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /' });
    const id = await addWith(`${host.origin}/pie.jpg`);
    await reader.readAll();
    expect(host.asked.map(({ path }) => path)).toEqual(['/robots.txt']);
    expect(await pictureOf(id)).toBeNull();
  });

  it('is not followed to a third one', async () => {
    const { port } = new URL(site.origin);
    host.pages.set('/pie.jpg', {
      status: 302,
      headers: { location: `http://localhost:${port}/robots.txt` },
    });
    const id = await addWith(`${host.origin}/pie.jpg`);
    await reader.readAll();
    expect(await list(id)).toMatchObject([{ state: 'ready', picture: null }]);
  });
});

it('goes with its post, its blog and its account', async () => {
  site.pages.set('/pie.jpg', sent(jpeg));
  const id = await addWith('/pie.jpg');
  await reader.readAll();
  const address = await pictureOf(id);
  const exported = await api.send('GET', '/api/account/export', { headers: mia.bearer });
  expect(exported.json().posts).toMatchObject([{ picture: address }]);
  await api.send('DELETE', `/api/blogs/${id}`, { headers: mia.bearer });
  expect((await get(address ?? '')).statusCode).toBe(404);
  expect(await api.db.$count(pictures)).toBe(0);
});
