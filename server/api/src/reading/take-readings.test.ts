import { asc, eq, isNotNull } from 'drizzle-orm';
import { blogs, posts } from '../db/schema';
import { day, minute } from '../kernel/clock';
import type { TestApi } from '../testing/api';
import { addBlog, setVerified } from '../testing/people/blogs';
import { type TestMember, join, subscribe } from '../testing/people/members';
import { createReader, recipePage, toSitemap } from '../testing/outside/reading';
import type { Website } from '../testing/outside/website';
import { withWebsite } from '../testing/setups/with-website';
import type { Fetched } from './fetch/guarded-fetch';
import { PageFailure } from './read-page';

let api: TestApi;
let mia: TestMember;
let site: Website;
withWebsite((context) => {
  ({ api, mia, site } = context);
});

/** A blog with posts that wait; its list has been read. */
async function addWaiting(domain: string, count: number, member = mia) {
  const { id } = await addBlog(api, member, domain);
  const now = api.clock();
  await api.db
    .update(blogs)
    .set({ readDueAt: new Date(now.getTime() + 24 * 3600 * 1000) })
    .where(eq(blogs.id, id));
  const row = { blogId: id, state: 'waiting' as const, createdAt: now, dueAt: now };
  await api.db.insert(posts).values(
    Array.from({ length: count }, (_, index) => ({
      ...row,
      url: `https://${domain}/${index}`,
      title: `${index}`,
    })),
  );
  return id;
}

const isBad = (page: Fetched) => page.body.includes('bad');
const lost = () => Promise.reject(new PageFailure('The reader of a page was lost'));

const inHand = async () =>
  (await api.db.select().from(blogs).where(isNotNull(blogs.leasedUntil))).map(
    ({ domain }) => domain,
  );

describe('the queue of readings', () => {
  it('takes one piece of each blog, however many posts one of them has', async () => {
    await addWaiting('large.com', 50);
    await addWaiting('small.com', 1);
    await addWaiting('other.com', 2);
    const reader = createReader(api);
    expect(await reader.take()).toHaveLength(3);
    expect(new Set(await inHand())).toEqual(new Set(['large.com', 'small.com', 'other.com']));
    expect(await reader.take()).toEqual([]);
  });

  it('serves the member who has verified a site before all others who added it', async () => {
    const mallory = await join(api, 'mallory@example.com');
    await subscribe(api, mallory);
    const hers = await addWaiting('miabakes.com', 9, mallory);
    const own = await addWaiting('miabakes.com', 9);
    const reader = createReader(api);
    for (const verified of [hers, own]) {
      // As the first request to the site would.
      await api.db.update(blogs).set({ verifiedAt: null, nextRequestAt: api.clock() });
      await setVerified(api, verified);
      expect(await reader.take()).toHaveLength(1);
      const [taken] = await api.db.select().from(blogs).where(isNotNull(blogs.leasedUntil));
      expect(taken?.id).toBe(verified);
      await api.db.update(blogs).set({ leasedUntil: null });
    }
  });

  it('serves blogs in turns where there are more than hands', async () => {
    for (const name of ['a.com', 'b.com', 'c.com', 'd.com']) await addWaiting(name, 9);
    const reader = createReader(api);
    const served: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      expect(await reader.take(2)).toHaveLength(2);
      for (const domain of await inHand()) {
        served.push(domain);
        // As its request and its end would.
        await api.db
          .update(blogs)
          .set({ leasedUntil: null, nextRequestAt: api.clock() })
          .where(eq(blogs.domain, domain));
      }
      api.pass(2);
    }
    expect(served.toSorted()).toEqual(
      ['a.com', 'b.com', 'c.com', 'd.com'].flatMap((one) => [one, one]),
    );
  });

  it('takes one piece of a domain at a time, of two members and two processes', async () => {
    const eve = await join(api, 'eve@example.com');
    await subscribe(api, eve);
    await addWaiting('miabakes.com', 3);
    await addWaiting('miabakes.com', 3, eve);
    const readers = [createReader(api), createReader(api)];
    const taken = await Promise.all(readers.map((reader) => reader.take()));
    expect(taken.flat()).toHaveLength(1);
  });

  it('takes a piece of a reader that died once its lease has ended', async () => {
    site.pages.set('/sitemap.xml', toSitemap([[`${site.origin}/pie/`, null]]));
    site.pages.set('/pie/', { body: recipePage('Pie') });
    const { id } = await addBlog(api, mia, site.origin);
    const reader = createReader(api);
    const shown = async () =>
      (await api.send('GET', `/api/blogs/${id}`, { headers: mia.bearer })).json().blog;
    // Taken, and never done: first its list, then its post.
    expect(await reader.take()).toHaveLength(1);
    expect((await shown()).reading).not.toBeNull();
    api.pass(3 * minute);
    for (const work of await reader.take()) await work();
    api.pass(1);
    expect(await reader.take()).toHaveLength(1);
    expect((await shown()).reading).toMatchObject({ done: 0, total: 1 });
    expect(await reader.take()).toEqual([]);
    api.pass(3 * minute);
    await reader.readAll();
    expect(await shown()).toMatchObject({ reading: null, posts: { ready: 1 } });
  });

  it('gives up a post that kills its reader every time', async () => {
    const { id } = await addBlog(api, mia, site.origin);
    await api.db.delete(posts);
    const now = api.clock();
    const post = { blogId: id, url: `${site.origin}/x`, title: 'x', createdAt: now, dueAt: now };
    await api.db.insert(posts).values({ ...post, state: 'waiting' });
    await api.db.update(blogs).set({ readDueAt: new Date(now.getTime() + 1e9) });
    const reader = createReader(api);
    for (let round = 0; round < 4; round += 1) {
      expect(await reader.take()).toHaveLength(1);
      api.pass(3 * minute);
    }
    for (const work of await reader.take()) await work();
    expect(site.asked).toEqual([]);
    const [row] = await api.db.select().from(posts);
    expect(row).toMatchObject({ state: 'problem', dueAt: null });
  });

  it('gives up a list that kills its reader every time, until the next day', async () => {
    const { id } = await addBlog(api, mia, site.origin);
    const reader = createReader(api);
    for (let round = 0; round < 4; round += 1) {
      expect(await reader.take()).toHaveLength(1);
      api.pass(3 * minute);
    }
    for (const work of await reader.take()) await work();
    expect(site.asked).toEqual([]);
    const [row] = await api.db.select().from(blogs).where(eq(blogs.id, id));
    expect(row).toMatchObject({ attempts: 0, problem: { code: 'unreadable_list' } });
    expect(await reader.take()).toEqual([]);
    site.pages.set('/sitemap.xml', toSitemap([[`${site.origin}/pie/`, null]]));
    site.pages.set('/pie/', { body: recipePage('Pie') });
    api.pass(day);
    await reader.readAll();
    const [after] = await api.db.select().from(blogs).where(eq(blogs.id, id));
    expect(after).toMatchObject({ attempts: 0, problem: null });
  });

  it('counts the attempts of a list that cannot be read, and goes on with other blogs', async () => {
    const { pageReader } = api.services;
    const reader = createReader(api, {
      pageReader: {
        ...pageReader,
        readList: (page, blog) => (isBad(page) ? lost() : pageReader.readList(page, blog)),
        readPost: (page, url) => (isBad(page) ? lost() : pageReader.readPost(page, url)),
      },
    });
    site.pages.set('/sitemap.xml', { body: 'bad' });
    const { id } = await addBlog(api, mia, site.origin);
    for (const attempts of [1, 2, 3, 0]) {
      await reader.readAll();
      const [row] = await api.db.select().from(blogs).where(eq(blogs.id, id));
      expect(row).toMatchObject({ attempts, problem: { code: 'unreadable_list' } });
      api.pass(90 * minute);
    }
    expect(api.log()).toContain('reading a list of posts failed');
    api.pass(day);
    site.pages.set(
      '/sitemap.xml',
      toSitemap(['x', 'y'].map((name) => [`${site.origin}/${name}/`, null])),
    );
    site.pages.set('/x/', { body: 'bad' });
    site.pages.set('/y/', { body: recipePage('Pie') });
    await reader.readAll();
    const rows = await api.db.select().from(posts).orderBy(asc(posts.url));
    expect(rows).toMatchObject([
      { state: 'problem', problems: [{ code: 'unreadable_page' }], attempts: 1, dueAt: null },
      { state: 'ready', title: 'Pie' },
    ]);
  });

  it('leaves a blog that is deleted meanwhile', async () => {
    site.pages.set('/sitemap.xml', toSitemap([[`${site.origin}/pie/`, null]]));
    const { id } = await addBlog(api, mia, site.origin);
    const works = await createReader(api).take();
    await api.send('DELETE', `/api/blogs/${id}`, { headers: mia.bearer });
    for (const work of works) await work();
    expect(await api.db.$count(posts)).toBe(0);
  });
});
