import { day } from '../kernel/clock';
import { addBlog } from '../testing/people/blogs';
import { readMails } from '../testing/outside/mails';
import { recipePage, toSitemap } from '../testing/outside/reading';
import { type WebsiteContext, withWebsite } from '../testing/setups/with-website';

let context: WebsiteContext;
withWebsite((given) => {
  context = given;
});

const challenge = {
  status: 403,
  headers: { 'cf-mitigated': 'challenge', server: 'cloudflare' },
  body: '<title>Just a moment...</title>',
};
const guarded = ['/', '/robots.txt', '/sitemap.xml', '/feed/', '/cpal-verification.txt', '/pie/'];

/** Guards all of the website, or what is named of it. */
const guard = (paths = guarded, page: object = challenge) => {
  for (const path of paths) context.site.pages.set(path, page);
};

const verify = async (id: string) =>
  (
    await context.api.send('POST', `/api/blogs/${id}/verify`, { headers: context.mia.bearer })
  ).json();

const cause = /turned our reader away: allow the user agent CPalBot in Cloudflare/;

describe('a blog whose protection turns our reader away', () => {
  it('is told so by its state, and a day later by a mail', async () => {
    const { api, mia, site, reader, show } = context;
    guard();
    const { id } = await addBlog(api, mia, site.origin);
    await reader.readAll();
    const { problem } = await show(id);
    expect(problem).toEqual({ code: 'turned_away', message: expect.stringMatching(cause) });
    api.pass(day + 60);
    await reader.readAll();
    const mails = await readMails(api);
    expect(mails.flatMap(({ letter }) => letter.opening).join(' ')).toMatch(cause);
  });

  it('is told so when it is verified', async () => {
    const { api, mia, site } = context;
    guard();
    const { id } = await addBlog(api, mia, site.origin);
    expect(await verify(id)).toMatchObject({
      code: 'reader_turned_away',
      message: expect.stringMatching(cause),
    });
  });

  it.each([
    ['its robots.txt with 503', '/robots.txt', { ...challenge, status: 503 }],
    ['its robots.txt with 429', '/robots.txt', { status: 429 }],
    ['its sitemap', '/sitemap.xml', challenge],
    ['its feed', '/feed/', challenge],
    ['its first page', '/', challenge],
  ])('is told so of %s alone', async (_what, path, page) => {
    const { api, mia, site, reader, show } = context;
    guard([path], page);
    const { id } = await addBlog(api, mia, site.origin);
    await reader.readAll();
    expect((await show(id)).problem?.message).toMatch(/turned our reader away/);
  });

  it('is read where its robots.txt alone is forbidden, and heard once that can be read', async () => {
    const { api, site, reader, addListed, list } = context;
    guard(['/robots.txt']);
    const id = await addListed(['pie']);
    await reader.readAll();
    expect(await list(id)).toMatchObject([{ state: 'ready' }]);
    site.pages.set('/robots.txt', { headers: {}, body: 'User-agent: *\nDisallow: /' });
    api.pass(day + 60);
    await reader.readAll();
    expect((await context.show(id)).problem?.code).toBe('robots');
  });

  it('keeps its posts, says why they are not read again, and reads on once we are let in', async () => {
    const { api, site, reader, addListed, list, show, at } = context;
    const id = await addListed(['pie']);
    await reader.readAll();
    guard();
    api.pass(day + 60);
    await reader.readAll();
    expect((await show(id)).problem?.code).toBe('turned_away');
    expect(await list(id)).toMatchObject([{ title: 'pie', read_at: expect.any(Number) }]);
    for (const path of guarded) site.pages.delete(path);
    site.pages.set('/sitemap.xml', toSitemap([[at('/pie/'), '2026-02-02']]));
    site.pages.set('/pie/', { body: recipePage('Pie') });
    api.pass(day);
    await reader.readAll();
    expect((await show(id)).problem).toBeNull();
    expect(await list(id)).toMatchObject([{ title: 'Pie', state: 'ready' }]);
  });

  it('can be verified by what is not guarded', async () => {
    const { api, mia, site } = context;
    const { id, verification } = await addBlog(api, mia, site.origin);
    guard(['/']);
    site.pages.set('/cpal-verification.txt', { body: verification.file_body });
    expect((await verify(id)).blog.status).toBe('verified');
  });
});
