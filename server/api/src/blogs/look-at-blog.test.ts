import * as v from 'valibot';
import { lookAtBlog } from '@cpal/shared/contract/blogs/add-blog';
import { blogs } from '../db/schema';
import { openTestDatabase } from '../testing/database/database';
import { openLimited, statuses } from '../testing/servers/limits';
import { join } from '../testing/people/members';
import { jpeg } from '../testing/outside/images';
import { toSitemap } from '../testing/outside/reading';
import { type WebsiteContext, withWebsite } from '../testing/setups/with-website';

let context: WebsiteContext;
withWebsite((given) => {
  context = given;
});

const send = (url: string, who = context.mia) =>
  context.api.send('POST', '/api/blogs/look', { headers: who.bearer, body: { url } });
const look = async (url = context.site.origin) =>
  v.parse(lookAtBlog.answer, (await send(url)).json()).site;
const rejection = async (url: string, who = context.mia) => {
  const answer = await send(url, who);
  return [answer.statusCode, answer.json().code, answer.json().error];
};

const first = `<html lang="en-US"><head><title>Mia | Home</title>
  <meta property="og:site_name" content="Mia Bakes"><link rel="stylesheet" href="/theme.css">
  <meta name="generator" content="WordPress 6.1">
  <link rel="stylesheet" href="https://elsewhere.example/x.css"></head><body>Home`;

it('says what a website calls itself, lists, and is marked by, and keeps nothing', async () => {
  const { api, site, at } = context;
  site.pages.set('/', { headers: { 'content-type': 'text/html' }, body: first });
  site.pages.set('/theme.css', { body: 'a{color:#2f6b2f}b{color:#2f6b2f}i{color:#b93a12}' });
  site.pages.set('/sitemap.xml', toSitemap(['/pie/', '/soup/'].map((path) => [at(path), null])));
  expect(await look()).toEqual({
    url: at('/'),
    place: new URL(site.origin).host,
    icon: null,
    name: 'Mia Bakes',
    language: 'en',
    system: 'wordpress',
    posts: { count: 2, has_more: false },
    accents: ['#2f6b2f', '#b93a12'],
  });
  expect(await api.db.$count(blogs)).toBe(0);
});

it('says nothing that it does not find', async () => {
  expect(await look()).toMatchObject({ name: null, language: null, posts: null, accents: [] });
});

it('reads a name without what nobody sees, and two letters of a language', async () => {
  context.site.pages.set('/', {
    body: '<html lang="gsw"><meta property="og:site_name" content="Mia&#8238; &#8203;Bakes">',
  });
  expect(await look()).toMatchObject({ name: 'Mia Bakes', language: null });
});

it.each([
  ['a picture', jpeg, expect.stringMatching(/^data:image\/webp;base64,/)],
  ['no picture', Buffer.from('<svg onload="alert(1)">'), null],
])('shows an icon that is %s as a picture of its own, or none', async (_what, body, icon) => {
  const { site } = context;
  site.pages.set('/', { body: '<link rel="icon" href="/icon.png">' });
  site.pages.set('/icon.png', { headers: { 'content-type': 'image/png' }, body });
  const shown = await look();
  expect(shown.icon).toEqual(icon);
});

it('asks a website a bounded number of times', async () => {
  const { site, at, paths } = context;
  const index = Array.from(
    { length: 40 },
    (_, page) => `<loc>${at(`/post-sitemap${page}.xml`)}</loc>`,
  );
  site.pages.set('/sitemap.xml', {
    body: `<sitemapindex><sitemap>${index.join('</sitemap><sitemap>')}</sitemap></sitemapindex>`,
  });
  for (let page = 0; page < 40; page += 1)
    site.pages.set(`/post-sitemap${page}.xml`, toSitemap([[at(`/post-${page}/`), null]]));
  const { posts } = await look();
  expect(posts).toEqual({ count: 11, has_more: true });
  expect(paths().length).toBeLessThan(20);
});

it.each([
  ['http://localhost:1/', 'blog_unreadable', /^This address could not be reached\. Please check/],
  ['https://no such place/', 'invalid_url', /^Please enter the address/],
  ['http://10.0.0.1/', 'invalid_url', /^Readers cannot reach this address/],
])('says at once that %p is no blog', async (url, code, sentence) => {
  const [, told, error] = await rejection(url);
  expect(told).toBe(code);
  expect(error).toMatch(sentence);
});

it('says which answer is no page', async () => {
  context.site.pages.set('/', { status: 500, headers: {}, body: '' });
  const [, code, error] = await rejection(context.site.origin);
  expect(code).toBe('blog_unreadable');
  expect(error).toMatch(/answered with an error \(500\)/);
});

it('tells a blog that turns our reader away from one that is not there', async () => {
  const { site } = context;
  site.pages.set('/', { status: 403, headers: {}, body: '' });
  expect((await rejection(site.origin))[1]).toBe('reader_turned_away');
  site.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /' });
  const other = await rejection(site.origin.replace('localhost', '127.0.0.1'));
  expect(other[1]).toBe('reader_turned_away');
  expect(other[2]).toMatch(/robots\.txt forbids it/);
});

it('is for subscribers', async () => {
  const { api, site } = context;
  const eve = await join(api, 'eve@example.com');
  expect((await rejection(site.origin, eve))[1]).toBe('subscription_required');
});

describe('of one member', () => {
  it('looks at twenty websites an hour', async () => {
    const database = await openTestDatabase();
    const api = await openLimited(database);
    const { bearer } = await join(api);
    const body = { url: 'http://10.0.0.1/' };
    const all = await statuses(21, () =>
      api.send('POST', '/api/blogs/look', { headers: bearer, body }),
    );
    expect(all.indexOf(429)).toBe(20);
    await api.close();
    await database.close();
  });
});

it('lets a blog be added with what was found', async () => {
  const { api, mia, site } = context;
  const body = { url: site.origin, name: 'Mia Bakes', language: 'en', accent: '#2f6b2f' };
  const added = await api.send('POST', '/api/blogs', { headers: mia.bearer, body });
  expect(added.json().blog).toMatchObject({
    name: 'Mia Bakes',
    language: 'en',
    theme: { accent: '#2f6b2f', placement: 'recipe' },
  });
});
