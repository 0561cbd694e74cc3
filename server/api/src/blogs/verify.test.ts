import { licenseDomains } from '../db/schema';
import type { TestApi } from '../testing/api';
import { addBlog, setVerified } from '../testing/people/blogs';
import { allowDomain, generateLicense } from '../testing/database/license-rows';
import { type TestMember, join, subscribe } from '../testing/people/members';
import { type Website, openWebsite } from '../testing/outside/website';
import { withWebsite } from '../testing/setups/with-website';
import { PageFailure } from '../reading/read-page';

let api: TestApi;
let mia: TestMember;
let site: Website;
withWebsite(
  (context) => {
    ({ api, mia, site } = context);
    site.pages.set('/', { body: '<title>Mia bakes</title>' });
  },
  { LICENSE_DOMAIN_LIMIT: '1' },
);

const verify = (id: string, member = mia) =>
  api.send('POST', `/api/blogs/${id}/verify`, { headers: member.bearer });
const own = () => addBlog(api, mia, site.origin);
const head = (text: string) => ({ body: `<!doctype html><html><head>${text}</head><body>x` });

describe('verifying a blog', () => {
  it('finds the tag', async () => {
    const { id, verification } = await own();
    site.pages.set('/', head(verification.meta_tag));
    const answer = await verify(id);
    expect([answer.statusCode, answer.json().blog.status]).toEqual([200, 'verified']);
    expect(site.asked[0]?.headers['user-agent']).toMatch(/^CPalBot\/1\.0 \(\+http/);
    site.pages.clear();
    expect((await verify(id)).json().blog.status).toBe('verified');
  });

  it('finds the file', async () => {
    const { id, verification } = await own();
    const { pathname } = new URL(verification.file_url);
    site.pages.set(pathname, { body: `${verification.file_body}\n` });
    expect((await verify(id)).statusCode).toBe(200);
  });

  it('finds the snippet with a good key of the member', async () => {
    const { id } = await own();
    const { key, id: licenseId } = await generateLicense(api, mia);
    site.pages.set('/', head(`<script async src="https://cpal.example/w/${key}.js"></script>`));
    await api.send('DELETE', `/api/licenses/${licenseId}`, { headers: mia.bearer });
    const off = await verify(id);
    expect(off.json().message).toContain('a key that is not an active one of yours');
    await api.send('PUT', `/api/licenses/${licenseId}/reactivate`, { headers: mia.bearer });
    expect((await verify(id)).statusCode).toBe(200);
  });

  it('says what it looked for and what it found instead', async () => {
    const { id } = await own();
    site.pages.set('/', head('<meta name="cpal-verification" content="another">'));
    site.pages.set('/cpal-verification.txt', { body: '<html>not found</html>' });
    const answer = await verify(id);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'not_verified']);
    const { message } = answer.json();
    expect(message).toContain('a cpal-verification tag with another code, “another”');
    expect(message).toContain('no CPal snippet');
    expect(message).toContain('/cpal-verification.txt is a web page, not the file');
  });

  it('says where a page cannot be read', async () => {
    const { id } = await own();
    const real = api.services.pageReader;
    api.services.pageReader = { ...real, readMarks: () => Promise.reject(new PageFailure('lost')) };
    const { message } = (await verify(id)).json();
    api.services.pageReader = real;
    expect(message).toContain(`${site.origin}/ could not be read: it is too large`);
    expect(message).toContain('/cpal-verification.txt answered 404');
  });

  it('says where a blog cannot be reached', async () => {
    const gone = await openWebsite();
    const { id } = await addBlog(api, mia, gone.origin);
    await gone.close();
    expect((await verify(id)).json().message).toContain('could not be reached');
  });

  it('takes no tag of a reader’s comment, and none from where a redirect leads', async () => {
    const { id, verification } = await own();
    site.pages.set('/', { body: `<html><body><p>nice</p>${verification.meta_tag}` });
    expect((await verify(id)).statusCode).toBe(422);
    const other = await openWebsite();
    const target = other.origin.replace('localhost', '127.0.0.1');
    other.pages.set('/', head(verification.meta_tag));
    site.pages.set('/', { status: 302, headers: { location: target } });
    expect((await verify(id)).json().message).toContain('redirects to another website');
    expect(other.asked).toEqual([]);
    await other.close();
  });

  it('leaves a blog to the member who verified it first', async () => {
    const mine = await own();
    const eve = await join(api, 'eve@example.com');
    await subscribe(api, eve);
    const hers = await addBlog(api, eve, site.origin);
    site.pages.set('/', head(mine.verification.meta_tag + hers.verification.meta_tag));
    const answers = await Promise.all([verify(mine.id), verify(hers.id, eve)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect((await verify(mine.id, eve)).statusCode).toBe(404);
  });

  it('stops at the number of blogs that a license serves', async () => {
    const { id, verification } = await own();
    site.pages.set('/', head(verification.meta_tag));
    await setVerified(api, (await addBlog(api, mia, 'miabakes.com')).id);
    const answer = await verify(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'blog_limit']);
  });

  it('needs a subscription', async () => {
    const { id } = await own();
    await subscribe(api, mia, 'canceled');
    expect((await verify(id)).json().code).toBe('subscription_required');
    expect(site.asked).toEqual([]);
  });
});

/** Leads the public name to this website, behind the same checks. */
const publish = async (name: string) => {
  const real = api.services.fetchPage;
  api.services.fetchPage = async (address, { before } = {}) => {
    const url = new URL(address);
    await before?.(url);
    const page = await real(site.origin + url.pathname);
    return { ...page, url };
  };
  const blog = await addBlog(api, mia, name);
  site.pages.set('/', head(blog.verification.meta_tag));
  return { id: blog.id, unpublish: () => (api.services.fetchPage = real) };
};

describe('a blog on the internet', () => {
  it('becomes one of the license’s domains, where there is room', async () => {
    await generateLicense(api, mia);
    const { id, unpublish } = await publish('https://www.miabakes.com');
    expect((await verify(id)).statusCode).toBe(200);
    expect(await api.db.select().from(licenseDomains)).toMatchObject([{ domain: 'miabakes.com' }]);
    unpublish();
  });

  it('is not verified where the license has no room for its domain', async () => {
    await allowDomain(api, mia, await generateLicense(api, mia), 'elsewhere.com');
    const { id, unpublish } = await publish('miabakes.com');
    const rejected = await verify(id);
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'blog_limit']);
    const shown = await api.send('GET', `/api/blogs/${id}`, { headers: mia.bearer });
    expect(shown.json().blog.status).toBe('unverified');
    unpublish();
  });
});
