import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { posts } from '../db/schema';
import { day } from '../kernel/clock';
import { addBlog } from '../testing/people/blogs';
import { hostileLists, hostilePages, hostileRobots } from '../testing/requests/hostile-pages';
import { measureBlockMs } from '../testing/servers/measure-block';
import { recipePage, toSitemap } from '../testing/outside/reading';
import { type WebsiteContext, withWebsite } from '../testing/setups/with-website';

let api: WebsiteContext['api'];
let mia: WebsiteContext['mia'];
let site: WebsiteContext['site'];
let reader: WebsiteContext['reader'];
let at: WebsiteContext['at'];
let show: WebsiteContext['show'];
let list: WebsiteContext['list'];
withWebsite((context) => {
  ({ api, mia, site, reader, at, show, list } = context);
});

/**
 * Parsing such a page where requests are served would take 15 seconds and more. The queries of a reading
 * take up to 400 ms of a busy machine's processor.
 */
const maxBlockMs = 1_000;

const gzipped = (text: string) => ({
  headers: { 'content-encoding': 'gzip' },
  body: gzipSync(text),
});

const verify = async (id: string) =>
  (await api.send('POST', `/api/blogs/${id}/verify`, { headers: mia.bearer })).json();

describe.each(Object.entries(hostilePages))('a page of %s', (_what, makePage) => {
  it('keeps nobody waiting, as a proof, a list, a first page and a post', async () => {
    const page = gzipped(makePage());
    const { id } = await addBlog(api, mia, site.origin);
    for (const path of ['/', '/sitemap.xml', '/feed/', '/pie/']) site.pages.set(path, page);
    expect(
      await measureBlockMs(async () => {
        expect(await verify(id)).toMatchObject({ code: 'not_verified' });
      }),
    ).toBeLessThan(maxBlockMs);
    expect(await measureBlockMs(() => reader.readAll())).toBeLessThan(maxBlockMs);
    expect(await show(id)).toMatchObject({ reading: null, problem: { code: 'no_list' } });
    const body = { url: at('/pie/') };
    await api.send('POST', `/api/blogs/${id}/posts`, { headers: mia.bearer, body });
    expect(await measureBlockMs(() => reader.readAll())).toBeLessThan(maxBlockMs);
    expect((await list(id)).map(({ state }) => state)).not.toContain('waiting');
  });
});

describe.each(Object.entries(hostileLists))('a list of %s', (_what, makeList) => {
  it('keeps nobody waiting, and fills no queue beyond its bounds', async () => {
    site.pages.set('/sitemap.xml', gzipped(makeList(site.origin)));
    const { id } = await addBlog(api, mia, site.origin);
    const [listing] = await reader.take();
    expect(await measureBlockMs(async () => listing?.())).toBeLessThan(maxBlockMs);
    await api.db.update(posts).set({ dueAt: null });
    api.pass(day + 60);
    const [again] = await reader.take();
    expect(await measureBlockMs(async () => again?.())).toBeLessThan(maxBlockMs);
    expect(await api.db.$count(posts, eq(posts.blogId, id))).toBeLessThanOrEqual(5_000);
    expect(site.asked.length).toBeLessThan(70);
  });
});

describe.each(Object.entries(hostileRobots))('a robots.txt of %s', (_what, makeRobots) => {
  it('keeps nobody waiting, neither read nor asked', async () => {
    const text = makeRobots();
    site.pages.set('/robots.txt', gzipped(text));
    const path = `/${'a'.repeat(1_900)}/`;
    site.pages.set('/sitemap.xml', toSitemap([[at(path), null]]));
    site.pages.set(path, { body: recipePage('Pie') });
    const { id } = await addBlog(api, mia, site.origin);
    expect(await measureBlockMs(() => reader.readAll())).toBeLessThan(maxBlockMs);
    expect((await list(id)).length + Number((await show(id)).problem !== null)).toBe(1);
  });
});
