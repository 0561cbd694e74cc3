import { addBlog } from '../testing/people/blogs';
import { recipePage, toSitemap } from '../testing/outside/reading';
import { type WebsiteContext, withWebsite } from '../testing/setups/with-website';

let api: WebsiteContext['api'];
let mia: WebsiteContext['mia'];
let site: WebsiteContext['site'];
let reader: WebsiteContext['reader'];
let at: WebsiteContext['at'];
let list: WebsiteContext['list'];
let paths: WebsiteContext['paths'];
withWebsite((context) => {
  ({ api, mia, site, reader, at, list, paths } = context);
});

const names = async (id: string) => (await list(id)).map(({ url }) => new URL(url).pathname);

describe('a blog below a path', () => {
  it('has the posts there, which the list of the site has too, and no others', async () => {
    const { id } = await addBlog(api, mia, at('/blog/'));
    const listed = ['/blog/', '/blog/about/', '/blog/pie/', '/blogger/tart/', '/cake/'];
    site.pages.set('/sitemap.xml', toSitemap(listed.map((path) => [at(path), null])));
    for (const path of listed) site.pages.set(path, { body: recipePage(path) });
    await reader.readAll();
    expect(await names(id)).toEqual(['/blog/pie/']);
    expect(paths()).not.toContain('/cake/');
  });

  it('is listed by its own sitemap first, or by its feed', async () => {
    const { id } = await addBlog(api, mia, at('/blog/'));
    site.pages.set('/blog/sitemap.xml', toSitemap([[at('/blog/pie/'), null]]));
    site.pages.set('/blog/pie/', { body: recipePage('Pie') });
    await reader.readAll();
    expect(await names(id)).toEqual(['/blog/pie/']);
    expect(paths()).not.toContain('/sitemap.xml');

    const feed = `<rss><channel><item><link>${at('/news/tart/')}</link></item></channel></rss>`;
    site.pages.set('/news/', { body: '<title>News</title>' });
    site.pages.set('/news/feed/', { body: feed, headers: { 'content-type': 'text/xml' } });
    site.pages.set('/news/tart/', { body: recipePage('Tart') });
    const news = await addBlog(api, mia, at('/news/'));
    await reader.readAll();
    expect(await names(news.id)).toEqual(['/news/tart/']);
  });

  it('takes nothing from where a post leads out of it, and takes no other page as a post', async () => {
    const { id } = await addBlog(api, mia, at('/blog/'));
    site.pages.set('/blog/sitemap.xml', toSitemap([[at('/blog/pie/'), null]]));
    site.pages.set('/blog/pie/', { status: 302, headers: { location: '/cake/' } });
    site.pages.set('/cake/', { body: recipePage('Cake') });
    await reader.readAll();
    expect(await names(id)).toEqual([]);
    const add = (url: string) =>
      api.send('POST', `/api/blogs/${id}/posts`, { headers: mia.bearer, body: { url } });
    const rejected = await add(at('/cake/'));
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      400,
      expect.stringMatching(/a page of localhost:\d+\/blog\./),
    ]);
    expect((await add('/blog/tart/')).statusCode).toBe(202);
  });
});
