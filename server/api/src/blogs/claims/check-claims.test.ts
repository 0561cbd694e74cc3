import { eq } from 'drizzle-orm';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { blogs, mails, posts } from '../../db/schema';
import { FetchFailure } from '../../reading/fetch/failures';
import { addBlog } from '../../testing/people/blogs';
import { addPost } from '../../testing/people/served-blog';
import { toBearer, logIn } from '../../testing/people/members';
import { type WebsiteContext, withWebsite } from '../../testing/setups/with-website';
import { takeClaims } from './check-claims';

const day = 86_400;

let api: WebsiteContext['api'];
let mia: WebsiteContext['mia'];
let site: WebsiteContext['site'];
let at: WebsiteContext['at'];
let blog: Blog;
withWebsite((context) => {
  ({ api, mia, site, at } = context);
});
beforeEach(async () => {
  blog = await addBlog(api, mia, site.origin);
  site.pages.set('/', proof());
  await verify(blog);
  site.asked.length = 0;
});

const proof = ({ verification } = blog) => ({
  body: `<!doctype html><html><head>${verification.meta_tag}</head><body>x`,
});
const bearer = async () => toBearer(await logIn(api, mia.email));
const verify = async ({ id }: Blog) =>
  api.send('POST', `/api/blogs/${id}/verify`, { headers: await bearer() });
const show = async ({ id } = blog) =>
  (await api.send('GET', `/api/blogs/${id}`, { headers: await bearer() })).json().blog;
const news = async () =>
  (await api.db.select().from(mails).where(eq(mails.kind, 'blog_claim'))).map(({ detail }) =>
    Reflect.get(detail, 'news'),
  );

/** Lets a night pass, and does what is due. @returns how many claims were looked at. */
async function sleep(nights = 1) {
  let looked = 0;
  for (let night = 0; night < nights; night += 1) {
    api.pass(day);
    for (let works = await take(); works.length > 0; works = await take()) {
      for (const work of works) await work();
      looked += works.length;
      api.pass(61);
    }
  }
  return looked;
}
const take = (max = 5) => takeClaims(api.services, max);

describe('a claim', () => {
  it('is looked at once a night, and stays while its proof is there', async () => {
    expect(await take()).toEqual([]);
    expect(await sleep()).toBe(1);
    expect(site.asked.map(({ path }) => path)).toEqual(['/']);
    expect(await sleep(8)).toBe(8);
    expect(await show()).toMatchObject({ status: 'verified', claim_problem: null });
    expect(await news()).toEqual([]);
  });

  it('ends after seven nights without a proof, of which its member is told after three', async () => {
    site.pages.set('/', { body: '<title>Mia bakes</title>' });
    await sleep(2);
    expect([await news(), (await show()).claim_problem]).toEqual([[], null]);
    await sleep();
    expect([await news(), (await show()).claim_problem]).toEqual([['missing'], 'proof_missing']);
    await sleep(3);
    expect((await show()).status).toBe('verified');
    await sleep();
    expect(await show()).toMatchObject({ status: 'unverified', claim_problem: 'proof_gone' });
    expect(await news()).toEqual(['missing', 'proof_gone']);
    expect(await sleep(2)).toBe(0);
    site.pages.set('/', proof());
    expect((await verify(blog)).json().blog).toMatchObject({
      status: 'verified',
      claim_problem: null,
    });
  });

  it('counts nights in a row, and begins anew where the proof is back', async () => {
    site.pages.set('/', { body: '' });
    await sleep(6);
    site.pages.set('/', proof());
    await sleep();
    site.pages.set('/', { body: '' });
    await sleep(6);
    expect((await show()).status).toBe('verified');
    expect((await verify(blog)).json().code).toBe('not_verified');
    site.pages.set('/', proof());
    expect((await verify(blog)).json().blog.claim_problem).toBeNull();
  });

  it.each([
    ['answers 503', { '/': { status: 503 } }],
    ['refuses us', { '/': { status: 403 } }],
    ['answers 429 for the file', { '/': { body: '' }, '/cpal-verification.txt': { status: 429 } }],
  ])('stays, however long the blog %s', async (_what, pages) => {
    for (const [path, page] of Object.entries(pages)) site.pages.set(path, page);
    await sleep(9);
    expect(await show()).toMatchObject({ status: 'verified', claim_problem: null });
  });

  it('stays where the blog cannot be reached', async () => {
    const { fetchPage } = api.services;
    for (const reason of ['unreachable', 'timeout', 'unknown_host'] as const) {
      api.services.fetchPage = () => Promise.reject(new FetchFailure(reason));
      await sleep(8);
    }
    api.services.fetchPage = fetchPage;
    expect(await show()).toMatchObject({ status: 'verified', claim_problem: null });
  });

  it('ends where the blog leads to another website', async () => {
    site.pages.set('/', { status: 301, headers: { location: 'http://127.0.0.1:1/' } });
    await sleep(7);
    expect((await show()).status).toBe('unverified');
  });

  it('of the whole site is reduced to the path that its proof gives, with its posts', async () => {
    const url = at('/~mia/');
    await api.db.update(blogs).set({ url });
    for (const path of ['/~mia/pie/', '/cake/']) await addPost(api, blog.id, at(path));
    site.pages.set('/', { body: '' });
    site.pages.set('/~mia/', proof());
    await sleep(6);
    expect(await show()).toMatchObject({ status: 'verified', path: '/' });
    expect((await verify(blog)).json().code).toBe('not_verified');
    await sleep();
    expect(await show()).toMatchObject({ status: 'verified', path: '/~mia/', claim_problem: null });
    expect(await news()).toEqual(['missing', 'narrowed']);
    expect((await api.db.select().from(posts)).map((post) => post.url)).toEqual([at('/~mia/pie/')]);
  });
});

it('looks at one claim of a host at a time, with a minute between two', async () => {
  await api.db.delete(blogs);
  for (const path of ['/a/', '/b/', '/c/']) {
    const below = await addBlog(api, mia, at(path));
    site.pages.set(path, proof(below));
    expect((await verify(below)).statusCode).toBe(200);
  }
  api.pass(day);
  const works = await take();
  expect(works).toHaveLength(1);
  expect(await take()).toEqual([]);
  for (const work of works) await work();
  api.pass(30);
  expect(await take()).toEqual([]);
  api.pass(31);
  expect(await take()).toHaveLength(1);
  api.pass(61);
  expect(await take()).toHaveLength(1);
  api.pass(61);
  expect(await take()).toEqual([]);
});
