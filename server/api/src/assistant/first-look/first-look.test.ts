import { posts, blogs } from '../../db/schema';
import { jpeg } from '../../testing/outside/images';
import { recipePage } from '../../testing/outside/reading';
import { addBlog } from '../../testing/people/blogs';
import { type WebsiteContext, withWebsite } from '../../testing/setups/with-website';

let context: WebsiteContext;
withWebsite((given) => {
  context = given;
});

const look = (url: string) => context.api.send('POST', '/api/first-look', { body: { url } });

const feed = (entries: readonly (readonly [name: string, title: string])[]) => ({
  headers: { 'content-type': 'application/rss+xml' },
  body: `<rss><channel>${entries
    .map(([name, title]) => `<item><title>${title}</title><link>${context.at(name)}</link></item>`)
    .join('')}</channel></rss>`,
});

const front = `<html lang="en"><head><title>Home | Mia Bakes</title>
  <link rel="alternate" type="application/rss+xml" href="/feed/">
  <style>a { color: #b4235a }</style></head><body>`;

/** A blog whose newest post is no recipe. */
function openBlog() {
  const { site } = context;
  site.pages.set('/', { body: front });
  site.pages.set(
    '/feed/',
    feed([
      ['/news/', 'A week off'],
      ['/lemon-cake/', 'Lemon cake'],
      ['/plum-tart/', 'Plum tart'],
    ]),
  );
  site.pages.set('/news/', { body: '<html><body><p>We are away.' });
  const picture = '<meta property="og:image" content="/lemon.jpg">';
  site.pages.set('/lemon-cake/', {
    body: recipePage('Lemon cake').replace('</head>', `${picture}</head>`),
  });
  site.pages.set('/lemon.jpg', { headers: { 'content-type': 'image/jpeg' }, body: jpeg });
}

it('shows a visitor the newest recipe of a blog, an answer from it, and what it does not say', async () => {
  openBlog();
  const answer = await look(context.site.origin);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    blog: { name: 'Mia Bakes', accent: '#b4235a' },
    post: {
      title: 'Lemon cake',
      language: 'en',
      ingredients: ['200 g flour', '2 eggs', '1 lemon'],
      yield: '4 servings',
      picture: expect.stringMatching(/^data:image\/webp;base64,UklGR/),
    },
    others: ['A week off', 'Plum tart'],
    exchange: { question: expect.any(String), answer: expect.stringMatching(/three days|a month/) },
    gaps: expect.arrayContaining(['How many calories are in a serving?']),
  });
});

it('keeps nothing, and asks the blog once for all who look in the next minutes', async () => {
  openBlog();
  await Promise.all([look(context.site.origin), look(context.site.origin)]);
  const asked = context.paths().length;
  await look(context.site.origin);
  expect(context.paths()).toHaveLength(asked);
  expect(context.paths().filter((path) => path === '/lemon-cake/')).toHaveLength(1);
  expect(context.paths()).not.toContain('/plum-tart/');
  const { db } = context.api.services;
  expect([await db.$count(blogs), await db.$count(posts)]).toEqual([0, 0]);
});

it('does not stand behind the reading of a member’s blog', async () => {
  openBlog();
  await addBlog(context.api, context.mia, context.site.origin);
  const { db } = context.api.services;
  const nextRequestAt = new Date(context.api.clock().getTime() + 60_000);
  await db.update(blogs).set({ nextRequestAt });
  expect((await look(context.site.origin)).statusCode).toBe(200);
  const [row] = await db.select({ next: blogs.nextRequestAt }).from(blogs);
  expect(row?.next).toEqual(nextRequestAt);
});

it('keeps to what robots.txt forbids', async () => {
  openBlog();
  context.site.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /lemon-cake/' });
  const answer = await look(context.site.origin);
  expect(answer.json()).toMatchObject({ code: 'blog_unreadable' });
  expect(context.paths()).not.toContain('/lemon-cake/');
});

it('reads 500 KB of rules, and not what stands beyond', async () => {
  openBlog();
  const long = `User-agent: *\n${'#'.repeat(520 * 1024)}\nDisallow: /`;
  context.site.pages.set('/robots.txt', { body: long });
  expect((await look(context.site.origin)).statusCode).toBe(200);
});

it.each([
  ['has no recipe', { body: '<html><body>Hello' }, /no recipe/],
  ['fails', { status: 500, body: 'no' }, /answered with an error \(500\)/],
  [
    'leads elsewhere',
    { status: 302, headers: { location: 'http://127.0.0.2/' } },
    /redirects|public/,
  ],
])('says kindly why where the blog %s', async (_what, page, message) => {
  context.site.pages.set('/', page);
  const answer = await look(context.site.origin);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'blog_unreadable',
    message: expect.stringMatching(message),
  });
});

it.each([
  'not an address',
  'http://10.0.0.1/',
  'http://localhost.example:22/',
  'file:///etc/passwd',
])('asks nobody for %s', async (url) => {
  const answer = await look(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_url' });
});
