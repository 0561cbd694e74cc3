import * as v from 'valibot';
import { openAssistant } from '@cpal/shared/contract/assistant/assistant';
import { eq } from 'drizzle-orm';
import { blogs, licenseDomains, posts } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import { addBlog, addPost, openBlog } from '../../testing/people/served-blog';
import { generateLicense } from '../../testing/database/license-rows';
import { type TestMember, join, subscribe } from '../../testing/people/members';
import { openSession } from '../../testing/people/readers';
import { withMember } from '../../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
let page: { key: string; url: string; origin: string };
let place: Awaited<ReturnType<typeof openBlog>>;
withMember(async (context) => {
  ({ api, mia } = context);
  place = await openBlog(api, mia);
  page = { key: place.license.key, url: place.url, origin: place.origin };
});

const codeOf = async (change: Partial<typeof page>) => {
  const sent = await openSession(api, { ...page, ...change });
  return sent.statusCode === 201 ? 'opened' : `${sent.statusCode} ${sent.json().code}`;
};

describe('opening a session', () => {
  it('tells of the post and of the assistant, and lasts fifteen minutes', async () => {
    const sent = await openSession(api, page);
    expect(sent.statusCode).toBe(201);
    expect(v.parse(openAssistant.answer, sent.json())).toMatchObject({
      expires_in: 900,
      post: {
        title: 'Lemon ricotta pancakes',
        ingredients: expect.arrayContaining(['1 cup ricotta']),
        steps: expect.arrayContaining(['Serve warm with honey.']),
        servings: 4,
      },
      assistant: {
        name: 'Mia Bakes',
        greeting: expect.stringContaining('Lemon ricotta pancakes'),
        language: 'en',
        notice: expect.stringContaining('AI'),
      },
    });
    expect(sent.headers['set-cookie']).toBeUndefined();
    expect(sent.headers['access-control-allow-origin']).toBe('*');
  });

  it('greets in the blogger’s words who speaks their language, and others in ours', async () => {
    const voice = { tone: 'warm', greeting: 'Hi, Mia here!', sign_off: '' } as const;
    await api.db.update(blogs).set({ voice, language: 'en' });
    const headers = { origin: page.origin };
    for (const [wished, language, greeting] of [
      ['de-AT', 'de', expect.stringMatching(/^Hallo/)],
      ['sv', 'en', 'Hi, Mia here!'],
    ]) {
      const body = { key: page.key, url: page.url, language: wished };
      const sent = await api.send('POST', '/api/v1/assistant/sessions', { body, headers });
      const { assistant } = v.parse(openAssistant.answer, sent.json());
      expect(assistant).toMatchObject({ greeting, language });
    }
  });

  it('greets and answers in the form of address that the blogger chose', async () => {
    await api.db.update(blogs).set({ addressForm: 'formal' });
    const headers = { origin: page.origin };
    const body = { key: page.key, url: page.url, language: 'de' };
    const sent = await api.send('POST', '/api/v1/assistant/sessions', { body, headers });
    const { assistant, token } = v.parse(openAssistant.answer, sent.json());
    expect(assistant.greeting).toContain('Ihnen');
    const answered = await api.send('POST', '/api/v1/assistant/messages', {
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: { question: 'Wie ist das Wetter heute?' },
    });
    expect(answered.json().text).toContain('Fragen Sie');
  });

  it.each([
    ['https://miabakes.com/pancakes'],
    ['https://miabakes.com/pancakes/#step-2'],
    ['https://miabakes.com/pancakes/?utm_source=mail&fbclid=x'],
    ['http://www.miabakes.com/pancakes/?seen=1'],
  ])('finds the post at %s', async (url) => {
    expect(await codeOf({ url })).toBe('opened');
  });

  it('tells two posts apart that differ in the query alone', async () => {
    await addPost(api, place.blog.id, 'https://miabakes.com/?p=1', { title: 'One' });
    await addPost(api, place.blog.id, 'https://miabakes.com/?p=2', { title: 'Two' });
    const sent = await openSession(api, { ...page, url: 'https://miabakes.com/?p=2&utm_medium=x' });
    expect(sent.json()).toMatchObject({ post: { title: 'Two' } });
  });

  it.each([
    ['https://miabakes.com/waffles/'],
    ['https://other.com/pancakes/'],
    ['javascript:alert(1)'],
    ['pancakes'],
  ])('does not know the post at %s', async (url) => {
    expect(await codeOf({ url })).toBe('404 post_unknown');
  });

  it('does not know a post that is switched off, or was never read', async () => {
    await api.db.update(posts).set({ isEnabled: false });
    expect(await codeOf({})).toBe('404 post_unknown');
    await api.db.update(posts).set({ isEnabled: true, content: null });
    expect(await codeOf({})).toBe('404 post_unknown');
  });

  it.each([
    ['https://evil.com'],
    ['https://miabakes.com.evil.com'],
    ['https://sub.miabakes.com'],
    ['null'],
    ['https://mia@miabakes.com'],
    ['https://miabakes.com/'],
    ['https://miabakes.com/pancakes/'],
    ['https://MiaBakes.com'],
    ['HTTPS://miabakes.com'],
    ['https://miabakes.com:443'],
    ['https://miabakes.com:8443'],
    ['https://miabakes.com.'],
    [' https://miabakes.com'],
    ['https://miabakes.com, https://evil.com'],
    ['https://www.www.miabakes.com'],
    ['blob:https://miabakes.com'],
    ['ftp://miabakes.com'],
    ['miabakes.com'],
  ])('is refused to a page of %s, which takes none of the license’s domains', async (origin) => {
    expect(await codeOf({ origin })).toBe('403 domain_not_allowed');
    expect(await api.db.select().from(licenseDomains)).toEqual([]);
  });

  it('is for the blog with the longest path, where a member has several on one host', async () => {
    const { domain } = place.blog;
    const paths = ['/shop/', '/shop/cakes/'];
    for (const path of paths) {
      const below = await addBlog(api, mia, { domain, path, name: path });
      await addPost(api, below.id, `https://${domain}${path}pie/`, { title: path });
    }
    const titleAt = async (path: string) => {
      const url = `https://${domain}${path}`;
      return (await openSession(api, { ...page, url })).json().post?.title;
    };
    expect(await titleAt('/shop/pie/')).toBe('/shop/');
    expect(await titleAt('/shop/cakes/pie/')).toBe('/shop/cakes/');
    expect(await titleAt('/pancakes/')).toBe('Lemon ricotta pancakes');
    await api.db.update(blogs).set({ verifiedAt: null }).where(eq(blogs.id, place.blog.id));
    expect(await codeOf({})).toBe('403 domain_not_allowed');
    expect(await codeOf({ url: `https://${domain}/shop/pie/` })).toBe('opened');
    expect(await codeOf({ url: `https://${domain}/shop/..%2fpancakes/` })).not.toBe('opened');
  });

  it('is rejected without an origin, and to a key of nobody', async () => {
    const body = { key: page.key, url: page.url };
    const sent = await api.send('POST', '/api/v1/assistant/sessions', { body });
    expect([sent.statusCode, sent.json().code]).toEqual([403, 'domain_not_allowed']);
    expect(await codeOf({ key: 'nonsense' })).toBe('403 key_not_valid');
  });

  it('counts the blog’s domain among the license’s, as validating does', async () => {
    await openSession(api, { ...page, origin: 'https://www.miabakes.com' });
    expect(await api.db.select().from(licenseDomains)).toMatchObject([{ domain: 'miabakes.com' }]);
    const domains = ['a.com', 'b.com', 'c.com'].map((domain) => ({
      licenseId: place.license.id,
      domain,
      activatedAt: api.clock(),
    }));
    await api.db.delete(licenseDomains);
    await api.db.insert(licenseDomains).values(domains);
    expect(await codeOf({})).toBe('403 domain_not_allowed');
  });

  it('is rejected on a blog of another member, and on one that is not verified', async () => {
    const ada = await join(api, 'ada@example.com');
    await subscribe(api, ada);
    const { key } = await generateLicense(api, ada);
    expect(await codeOf({ key })).toBe('403 domain_not_allowed');
    await addBlog(api, ada, { verifiedAt: null });
    expect(await codeOf({ key })).toBe('403 domain_not_allowed');
    expect(await codeOf({})).toBe('opened');
  });

  it('is rejected where the key, the plan or the blog is switched off', async () => {
    await api.db.update(blogs).set({ isEnabled: false }).where(eq(blogs.id, place.blog.id));
    expect(await codeOf({})).toBe('403 key_not_valid');
    await api.db.update(blogs).set({ isEnabled: true });
    await subscribe(api, mia, 'canceled');
    expect(await codeOf({})).toBe('403 key_not_valid');
    await subscribe(api, mia);
    expect(await codeOf({})).toBe('opened');
    await api.send('DELETE', `/api/licenses/${place.license.id}`, { headers: mia.bearer });
    expect(await codeOf({})).toBe('403 key_not_valid');
  });
});

describe('the product’s own key', () => {
  const demo = { key: 'demo', url: 'http://localhost:3000/', origin: 'http://localhost:3000' };

  it('opens on the product’s own origin alone, with its own recipe', async () => {
    const sent = await openSession(api, demo);
    expect(sent.json()).toMatchObject({
      post: { title: 'Lemon ricotta pancakes' },
      // Nothing is kept of it; the panel says by itself that an AI answers.
      assistant: { notice: '' },
    });
    for (const origin of ['http://localhost:3001', 'https://miabakes.com', 'null'])
      expect(await codeOf({ ...demo, origin })).toBe('403 domain_not_allowed');
  });
});

it('lets a browser send the token from any origin, and remember so', async () => {
  for (const path of ['sessions', 'messages', 'feedback']) {
    const sent = await api.app.inject({
      method: 'OPTIONS',
      url: `/api/v1/assistant/${path}`,
      headers: { origin: page.origin, 'access-control-request-method': 'POST' },
    });
    expect(sent.statusCode).toBe(200);
    expect(sent.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '86400',
    });
    expect(sent.headers['access-control-allow-credentials']).toBeUndefined();
  }
});
