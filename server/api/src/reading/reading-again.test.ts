import { readerVersion } from '@cpal/assistant/post';
import { asc } from 'drizzle-orm';
import { posts } from '../db/schema';
import { day } from '../kernel/clock';
import { recipePage, toSitemap } from '../testing/outside/reading';
import { type WebsiteContext, withWebsite } from '../testing/setups/with-website';

let api: WebsiteContext['api'];
let site: WebsiteContext['site'];
let reader: WebsiteContext['reader'];
let at: WebsiteContext['at'];
let show: WebsiteContext['show'];
let list: WebsiteContext['list'];
let addListed: WebsiteContext['addListed'];
let paths: WebsiteContext['paths'];
withWebsite((context) => {
  ({ api, site, reader, at, show, list, addListed, paths } = context);
});

const askedFor = (path: string) => paths().filter((one) => one === path).length;

describe('reading a blog again', () => {
  it('asks for what the sitemap says has changed, and takes over what is new', async () => {
    const id = await addListed(['pancakes', 'waffles']);
    await reader.readAll();
    const before = await api.db.select().from(posts).orderBy(asc(posts.url));
    site.pages.set(
      '/sitemap.xml',
      toSitemap([
        [at('/pancakes/'), '2026-01-01'],
        [at('/waffles/'), '2026-02-02'],
        [at('/pie/'), '2026-02-03'],
      ]),
    );
    site.pages.set('/waffles/', { body: recipePage('Better waffles') });
    site.pages.set('/pie/', { body: recipePage('Pie') });
    api.pass(day + 60);
    await reader.readAll();
    expect([askedFor('/pancakes/'), askedFor('/waffles/'), askedFor('/pie/')]).toEqual([1, 2, 1]);
    expect((await list(id)).map(({ title }) => title).toSorted()).toEqual([
      'Better waffles',
      'Pie',
      'pancakes',
    ]);
    const after = await api.db.select().from(posts).orderBy(asc(posts.url));
    expect(after[0]?.contentHash).toBe(before[0]?.contentHash);
    expect(after[2]?.contentHash).not.toBe(before[1]?.contentHash);
  });

  it('asks for changes alone where the sitemap does not say', async () => {
    const id = await addListed(['pancakes'], null);
    const headers = { etag: '"1"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' };
    site.pages.set('/pancakes/', { body: recipePage('pancakes'), headers });
    await reader.readAll();
    site.pages.set('/pancakes/', { status: 304 });
    api.pass(day + 60);
    await reader.readAll();
    expect(site.asked.at(-1)?.headers).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': headers['last-modified'],
    });
    expect(await list(id)).toMatchObject([{ state: 'ready', title: 'pancakes' }]);
  });

  it('reads posts again, whole, that an older reader has read, once', async () => {
    const id = await addListed(['pancakes']);
    const headers = { etag: '"1"' };
    site.pages.set('/pancakes/', { body: recipePage('pancakes'), headers });
    await reader.readAll();
    await api.db.update(posts).set({ readWith: readerVersion - 1, title: 'Half a title' });
    api.pass(day + 60);
    await reader.readAll();
    expect(site.asked.at(-1)?.headers).not.toHaveProperty('if-none-match');
    expect(await list(id)).toMatchObject([{ state: 'ready', title: 'pancakes' }]);
    api.pass(day + 60);
    await reader.readAll();
    expect(askedFor('/pancakes/')).toBe(2);
  });

  it('leaves posts that a newer reader has read, as a release before meets them', async () => {
    await addListed(['pancakes']);
    await reader.readAll();
    await api.db.update(posts).set({ readWith: readerVersion + 1 });
    api.pass(day + 60);
    await reader.readAll();
    expect(askedFor('/pancakes/')).toBe(1);
  });

  it('lets go of posts that are gone, and follows those that moved', async () => {
    const id = await addListed(['gone', 'moved', 'home'], null);
    await reader.readAll();
    site.pages.set('/gone/', { status: 410 });
    site.pages.set('/moved/', { status: 301, headers: { location: '/there/' } });
    site.pages.set('/home/', { status: 302, headers: { location: '/' } });
    site.pages.set('/there/', { body: recipePage('There') });
    api.pass(day + 60);
    await reader.readAll();
    expect(await list(id)).toMatchObject([{ url: at('/there/'), title: 'There' }]);
  });

  it('keeps what it knows of a post that fails, says why, and tries again', async () => {
    const id = await addListed(['pancakes'], null);
    await reader.readAll();
    site.pages.set('/pancakes/', { status: 500 });
    api.pass(day + 60);
    await reader.readAll();
    expect(await list(id)).toMatchObject([
      { state: 'problem', problems: [{ message: 'Your blog answered 500 instead of the post.' }] },
    ]);
    expect(await api.db.select().from(posts)).toMatchObject([{ content: { title: 'pancakes' } }]);
    expect((await show(id)).reading).toBeNull();
    site.pages.set('/pancakes/', { body: recipePage('pancakes') });
    api.pass(11 * 60);
    await reader.readAll();
    expect(await list(id)).toMatchObject([{ state: 'ready', problems: [] }]);
  });

  it.each([
    ['another website', { status: 301, headers: { location: 'http://127.0.0.1:1/' } }, 'left_blog'],
    ['a file', { headers: { 'content-type': 'image/jpeg' } }, 'no_page'],
    ['a guarded page', { status: 403 }, 'turned_away'],
    ['an endless page', { body: Buffer.alloc(6 * 2 ** 20, 'x') }, 'too_large'],
  ])('says of %s why it is no post', async (_what, page, code) => {
    const id = await addListed(['pancakes']);
    site.pages.set('/pancakes/', page);
    await reader.readAll();
    expect(await list(id)).toMatchObject([{ state: 'problem', problems: [{ code }] }]);
  });
});
