import { eq } from 'drizzle-orm';
import { auditLog, blogs, licenseDomains, mails } from '../../db/schema';
import { addBlog, setVerified } from '../../testing/people/blogs';
import { generateLicense } from '../../testing/database/license-rows';
import { type TestMember, join, subscribe } from '../../testing/people/members';
import { openSession } from '../../testing/people/readers';
import { addPost } from '../../testing/people/served-blog';
import { type WebsiteContext, withWebsite } from '../../testing/setups/with-website';

let api: WebsiteContext['api'];
let mia: WebsiteContext['mia'];
let site: WebsiteContext['site'];
let at: WebsiteContext['at'];
let mallory: TestMember;
withWebsite((context) => {
  ({ api, mia, site, at } = context);
});
beforeEach(async () => {
  mallory = await join(api, 'mallory@example.com');
  await subscribe(api, mallory);
});

const head = (text: string) => ({ body: `<!doctype html><html><head>${text}</head><body>x` });
const verify = async (id: string, member = mia) => {
  const answer = await api.send('POST', `/api/blogs/${id}/verify`, { headers: member.bearer });
  return answer.statusCode === 200
    ? answer.json().blog.path
    : `${answer.statusCode} ${answer.json().code}`;
};
const show = async (id: string, member = mia) =>
  (await api.send('GET', `/api/blogs/${id}`, { headers: member.bearer })).json().blog;

/** What a page gets that asks with a member's key. */
async function open(member: TestMember, blogId: string, path: string) {
  const { key } = await generateLicense(api, member);
  await addPost(api, blogId, at(path));
  const sent = await openSession(api, { key, url: at(path), origin: site.origin });
  return sent.statusCode === 201 ? 'opened' : `${sent.statusCode} ${sent.json().code}`;
}

describe('a proof below a path', () => {
  it('gives that path alone, and leaves the site to its owner', async () => {
    const hers = await addBlog(api, mallory, at('/~mallory/'));
    site.pages.set('/~mallory/', head(hers.verification.meta_tag));
    expect(await verify(hers.id, mallory)).toBe('/~mallory/');
    expect(await open(mallory, hers.id, '/~mallory/pie/')).toBe('opened');
    expect(await open(mallory, hers.id, '/pie/')).toBe('403 domain_not_allowed');
    const whole = await addBlog(api, mallory, site.origin);
    expect(await verify(whole.id, mallory)).toBe('422 not_verified');

    const own = await addBlog(api, mia, site.origin);
    site.pages.set('/', head(own.verification.meta_tag));
    expect(await verify(own.id)).toBe('/');
    expect(await open(mia, own.id, '/cake/')).toBe('opened');
    expect((await show(hers.id, mallory)).status).toBe('verified');
  });

  it('is a file below it as well', async () => {
    const { id, verification } = await addBlog(api, mallory, at('/~mallory/'));
    const { pathname } = new URL(verification.file_url);
    expect(pathname).toBe('/~mallory/cpal-verification.txt');
    site.pages.set(pathname, { body: verification.file_body });
    expect(await verify(id, mallory)).toBe('/~mallory/');
  });

  it('is none where the page leads out of it', async () => {
    const { id, verification } = await addBlog(api, mallory, at('/go/'));
    site.pages.set('/uploads/me', head(verification.meta_tag));
    site.pages.set('/go/', { status: 302, headers: { location: '/uploads/me' } });
    expect(await verify(id, mallory)).toBe('422 not_verified');
  });

  it('is not asked for where the site’s own proof is there', async () => {
    const { id, verification } = await addBlog(api, mia, at('/blog/'));
    site.pages.set('/', head(verification.meta_tag));
    expect(await verify(id)).toBe('/blog/');
    expect(site.asked.map(({ path }) => path)).toEqual(['/']);
  });
});

describe('what others could have put on a site', () => {
  it.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a picture', { 'content-type': 'image/svg+xml' }],
    ['XHTML, which is read by other rules', { 'content-type': 'application/xhtml+xml' }],
    ['a page that is saved, not shown', { 'content-disposition': 'attachment; filename=a.html' }],
  ])('proves nothing as %s', async (_as, headers) => {
    const { id, verification } = await addBlog(api, mallory, at('/uploads/a.html'));
    const page = { ...head(verification.meta_tag), headers };
    for (const path of ['/', '/uploads/a.html']) site.pages.set(path, page);
    expect(await verify(id, mallory)).toBe('422 not_verified');
  });

  it('proves nothing as prose', async () => {
    const { id, verification } = await addBlog(api, mallory, site.origin);
    site.pages.set('/', { body: `My tag is ${verification.meta_tag}` });
    expect(await verify(id, mallory)).toBe('422 not_verified');
  });

  it('proves nothing as a file to which the root leads', async () => {
    const { id, verification } = await addBlog(api, mallory, site.origin);
    site.pages.set('/uploads/a.txt', { body: verification.file_body });
    const headers = { location: '/uploads/a.txt' };
    site.pages.set('/cpal-verification.txt', { status: 302, headers });
    expect(await verify(id, mallory)).toBe('422 not_verified');
  });

  it('proves nothing as a snippet on a post', async () => {
    const { id } = await addBlog(api, mallory, site.origin);
    const { key } = await generateLicense(api, mallory);
    await addPost(api, id, at('/guest-post/'));
    site.pages.set(
      '/guest-post/',
      head(`<script src="https://cpal.example/w/${key}.js"></script>`),
    );
    expect(await verify(id, mallory)).toBe('422 not_verified');
  });
});

async function claimedByMallory() {
  const hers = await addBlog(api, mallory, site.origin);
  await setVerified(api, hers.id);
  const own = await addBlog(api, mia, site.origin);
  return { hers, own };
}

describe('a proof on a site that another member has verified', () => {
  it('takes over where theirs is gone: they are unverified, told, and keep what is theirs', async () => {
    const { hers, own } = await claimedByMallory();
    await generateLicense(api, mallory);
    expect(await open(mallory, hers.id, '/pie/')).toBe('opened');
    await api.db.delete(mails);
    site.pages.set('/', head(own.verification.meta_tag));
    expect(await verify(own.id)).toBe('/');
    expect(await open(mallory, hers.id, '/tart/')).toBe('403 domain_not_allowed');
    expect(await show(hers.id, mallory)).toMatchObject({
      status: 'unverified',
      claim_problem: 'taken_over',
      posts: { total: 2 },
    });
    expect(await show(own.id)).toMatchObject({ status: 'verified', posts: { total: 0 } });
    const [mail, ...others] = await api.db.select().from(mails).where(eq(mails.kind, 'blog_claim'));
    expect([mail?.email, mail?.detail, others]).toEqual([
      mallory.email,
      { blog: hers.name, place: hers.domain, news: 'taken_over' },
      [],
    ]);
    const lost = await api.db.select().from(auditLog).where(eq(auditLog.event, 'blog_claim_lost'));
    expect(lost).toMatchObject([{ userId: mallory.id, detail: { why: 'taken_over' } }]);
  });

  it('does not take over while theirs is there', async () => {
    const { hers, own } = await claimedByMallory();
    const { key } = await generateLicense(api, mallory);
    const proofs = [hers.verification.meta_tag, `<script src="https://cpal.example/w/${key}.js">`];
    for (const proof of proofs) {
      site.pages.set('/', head(own.verification.meta_tag + proof));
      expect(await verify(own.id)).toBe('409 blog_claimed');
    }
    site.pages.set('/', head(own.verification.meta_tag));
    site.pages.set('/cpal-verification.txt', { body: hers.verification.file_body });
    expect(await verify(own.id)).toBe('409 blog_claimed');
    expect((await show(hers.id, mallory)).status).toBe('verified');
    site.pages.set('/cpal-verification.txt', { status: 500 });
    expect(await verify(own.id)).toBe('/');
  });

  it.each(['a failing', 'an endless'])(
    'does not take over by a file while %s first page may have theirs',
    async (kind) => {
      const own = await addBlog(api, mia, site.origin);
      site.pages.set('/', head(own.verification.meta_tag));
      expect(await verify(own.id)).toBe('/');
      const hers = await addBlog(api, mallory, site.origin);
      // Some sites let strangers store files at their root.
      site.pages.set('/cpal-verification.txt', { body: hers.verification.file_body });
      const page = kind === 'a failing' ? { status: 503 } : { body: ' '.repeat(6_000_000) };
      site.pages.set('/', page);
      expect(await verify(hers.id, mallory)).toBe('409 blog_claimed');
      expect((await show(own.id)).status).toBe('verified');
      site.pages.set('/', head('<title>Sold to Mallory</title>'));
      expect(await verify(hers.id, mallory)).toBe('/');
    },
  );

  it('is worth more than theirs below a path', async () => {
    const hers = await addBlog(api, mallory, at('/~mallory/'));
    // Wider than its proof, as after the proof of the whole site has gone.
    await api.db.update(blogs).set({ path: '/', verifiedAt: api.clock() });
    site.pages.set('/~mallory/', head(hers.verification.meta_tag));
    const own = await addBlog(api, mia, site.origin);
    site.pages.set('/', head(own.verification.meta_tag));
    expect(await verify(own.id)).toBe('/');
    expect(await verify(hers.id, mallory)).toBe('/~mallory/');
    expect((await show(own.id)).status).toBe('verified');
  });

  it('below a path takes nothing of the site', async () => {
    const { hers } = await claimedByMallory();
    const eve = await join(api, 'eve@example.com');
    await subscribe(api, eve);
    const below = await addBlog(api, eve, at('/blog/'));
    site.pages.set('/blog/', head(below.verification.meta_tag));
    expect(await verify(below.id, eve)).toBe('/blog/');
    expect((await show(hers.id, mallory)).status).toBe('verified');
  });

  it('frees the license’s place for the domain', async () => {
    const { hers, own } = await claimedByMallory();
    await api.db.update(blogs).set({ url: 'http://miabakes.com/' }).where(eq(blogs.id, hers.id));
    const { id: licenseId } = await generateLicense(api, mallory);
    const row = { licenseId, activatedAt: api.clock() };
    await api.db.insert(licenseDomains).values([
      { ...row, domain: 'miabakes.com' },
      { ...row, domain: 'other.com' },
    ]);
    site.pages.set('/', head(own.verification.meta_tag));
    expect(await verify(own.id)).toBe('/');
    expect(await api.db.select().from(licenseDomains)).toMatchObject([{ domain: 'other.com' }]);
  });
});
