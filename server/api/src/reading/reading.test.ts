import { gzipSync } from 'node:zlib';
import { addBlog } from '../testing/people/blogs';
import { subscribe } from '../testing/people/members';
import { recipePage, toSitemap } from '../testing/outside/reading';
import { type WebsiteContext, withWebsite } from '../testing/setups/with-website';

let api: WebsiteContext['api'];
let mia: WebsiteContext['mia'];
let site: WebsiteContext['site'];
let reader: WebsiteContext['reader'];
let at: WebsiteContext['at'];
let paths: WebsiteContext['paths'];
let show: WebsiteContext['show'];
let list: WebsiteContext['list'];
let addListed: WebsiteContext['addListed'];
withWebsite((context) => {
  ({ api, mia, site, reader, at, paths, show, list, addListed } = context);
});

describe('reading a blog', () => {
  it('takes its posts from the sitemap, reads each and says how far it is', async () => {
    const id = await addListed(['pancakes', 'waffles']);
    const [listing] = await reader.take();
    await listing?.();
    expect(await show(id)).toMatchObject({ reading: { done: 0, total: 2 } });
    await reader.readAll();
    const blog = await show(id);
    expect(blog).toMatchObject({
      posts: { total: 2, ready: 2, problems: 0 },
      reading: null,
      problem: null,
      language: 'en',
    });
    const [post] = await list(id);
    expect(post).toMatchObject({ url: at('/pancakes/'), title: 'pancakes', state: 'ready' });
    const shown = await api.send('GET', `/api/posts/${post?.id}`, { headers: mia.bearer });
    expect(shown.json().post.recipe.ingredients).toHaveLength(3);
    expect(shown.json().post.passages[0].text).toContain('airtight tin');
  });

  it('asks by our name, for each page once', async () => {
    await addListed(['pancakes', 'waffles']);
    await reader.readAll();
    expect(paths()).toEqual(['/robots.txt', '/sitemap.xml', '/pancakes/', '/waffles/']);
    for (const { headers } of site.asked) expect(headers['user-agent']).toMatch(/^CPalBot/);
  });

  it('follows an index of sitemaps, compressed ones too, and leaves out what is no post', async () => {
    const index = ['post-sitemap.xml', 'category-sitemap.xml', 'more.xml.gz']
      .map((name) => `<sitemap><loc>${at(`/${name}`)}</loc></sitemap>`)
      .join('');
    site.pages.set('/robots.txt', { body: `Sitemap: ${at('/lists.xml')}` });
    site.pages.set('/lists.xml', { body: `<sitemapindex>${index}</sitemapindex>` });
    const others = ['/', '/about/', '/category/cakes/', '/tag/x/', '/photo.jpg'];
    const posted = toSitemap([
      ['/pancakes/#x', '2026-01-02'],
      ...others.map((one) => [at(one), null] as const),
      ['https://eve.com/pie/', null],
    ]);
    site.pages.set('/post-sitemap.xml', posted);
    const more = toSitemap([[at('/waffles/?utm_source=x'), '2026-01-03']]);
    site.pages.set('/more.xml.gz', { body: gzipSync(more.body) });
    for (const name of ['pancakes', 'waffles'])
      site.pages.set(`/${name}/`, { body: recipePage(name) });
    const { id } = await addBlog(api, mia, site.origin);
    await reader.readAll();
    expect((await list(id)).map(({ url }) => url)).toEqual([at('/waffles/'), at('/pancakes/')]);
    expect(paths()).not.toContain('/category-sitemap.xml');
  });

  it.each([
    ['RSS', '<rss><channel><link>/</link><item><link>/pie/</link></item></channel></rss>'],
    ['Atom', '<feed><entry><link rel="self" href="/x"/><link href="/pie/"/></entry></feed>'],
  ])('takes them from a feed without a sitemap (%s)', async (_kind, feed) => {
    const link = '<link rel="alternate" type="application/rss+xml" href="/rss">';
    site.pages.set('/', { body: `<html><head>${link}</head>` });
    site.pages.set('/rss', { body: feed });
    site.pages.set('/pie/', { body: recipePage('Pie') });
    const { id } = await addBlog(api, mia, site.origin);
    await reader.readAll();
    expect(await list(id)).toMatchObject([{ url: at('/pie/'), state: 'ready' }]);
  });

  it('says where there is no list, and reads the addresses that the member names', async () => {
    const { id } = await addBlog(api, mia, site.origin);
    await reader.readAll();
    expect((await show(id)).problem).toMatchObject({ code: 'no_list' });
    site.pages.set('/pie/', { body: recipePage('Pie') });
    const body = { url: at('/pie/') };
    await api.send('POST', `/api/blogs/${id}/posts`, { headers: mia.bearer, body });
    await reader.readAll();
    expect(await list(id)).toMatchObject([{ title: 'Pie', state: 'ready' }]);
  });

  it('keeps to robots.txt', async () => {
    site.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /waffles' });
    const id = await addListed(['pancakes', 'waffles']);
    await reader.readAll();
    const states = (await list(id)).map(({ url, state, problems }) => [
      url,
      state,
      problems[0]?.code,
    ]);
    expect(states).toEqual([
      [at('/pancakes/'), 'ready', undefined],
      [at('/waffles/'), 'problem', 'robots'],
    ]);
    expect(paths()).not.toContain('/waffles/');
  });

  it('reads 500 KiB of robots.txt, and no rule that is cut off there', async () => {
    const rules = 'User-agent: *\nDisallow: /pie\n';
    const cut = '\nDisallow: /';
    const filler = 'x'.repeat(500 * 1024 - rules.length - cut.length);
    site.pages.set('/robots.txt', {
      body: `${rules}${filler}${cut}waffles-of-mine${'\n'.repeat(1e6)}`,
    });
    const id = await addListed(['pie', 'waffles']);
    await reader.readAll();
    const states = (await list(id)).map(({ url, state }) => [url, state]);
    expect(states).toEqual([
      [at('/pie/'), 'problem'],
      [at('/waffles/'), 'ready'],
    ]);
  });

  it('waits while robots.txt fails, and says so', async () => {
    site.pages.set('/robots.txt', { status: 503 });
    const id = await addListed(['pancakes']);
    await reader.readAll();
    expect(paths()).toEqual(['/robots.txt']);
    expect(await show(id)).toMatchObject({
      reading: null,
      problem: { code: 'robots_unavailable' },
    });
    site.pages.delete('/robots.txt');
    api.pass(11 * 60);
    await reader.readAll();
    expect(await show(id)).toMatchObject({ problem: null, posts: { ready: 1 } });
  });

  it('ends with the subscription', async () => {
    await addListed(['pancakes']);
    await subscribe(api, mia, 'canceled');
    await reader.readAll();
    expect(site.asked).toEqual([]);
  });
});
