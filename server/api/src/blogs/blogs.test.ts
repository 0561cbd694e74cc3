import * as v from 'valibot';
import { listVoices } from '@cpal/shared/contract/blogs/voices';
import type { TestApi } from '../testing/api';
import { addBlog, setVerified } from '../testing/people/blogs';
import { type TestMember, join, subscribe } from '../testing/people/members';
import { withMember } from '../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
withMember(
  async (context) => {
    ({ api, mia } = context);
    await subscribe(api, mia);
  },
  { LICENSE_DOMAIN_LIMIT: '2' },
);

const add = (url: unknown, member = mia) =>
  api.send('POST', '/api/blogs', { headers: member.bearer, body: { url } });
const list = async (member = mia) =>
  (await api.send('GET', '/api/blogs', { headers: member.bearer })).json().blogs;
const change = (id: string, body: unknown) =>
  api.send('PATCH', `/api/blogs/${id}`, { headers: mia.bearer, body });

async function shown(url: string) {
  const { id, domain, path, name, verification } = await addBlog(api, mia, url);
  return { id, domain, path, name, file: verification.file_url };
}

describe('adding a blog', () => {
  it('takes an address as people type it, and begins to read', async () => {
    const answer = await add(' MiaBakes.com/?utm_source=x#top ');
    expect(answer.statusCode).toBe(201);
    const { blog } = answer.json();
    expect(blog).toMatchObject({
      url: 'https://miabakes.com/',
      domain: 'miabakes.com',
      name: 'miabakes.com',
      status: 'unverified',
      language: null,
      system: null,
      voice: { tone: 'warm', address_form: 'informal', greeting: '', sign_off: '' },
      theme: { placement: 'recipe' },
      is_enabled: true,
      posts: { total: 0, ready: 0, problems: 0 },
      reading: { done: 0, total: 0 },
      problem: null,
    });
    const { meta_tag, file_url, file_body } = blog.verification;
    expect(meta_tag).toBe(`<meta name="cpal-verification" content="${file_body}">`);
    expect(file_url).toBe('https://miabakes.com/cpal-verification.txt');
    expect(await list()).toEqual([blog]);
  });

  it.each([
    'http://localhost:4000',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'http://192.168.1.4/',
    'http://intranet/',
    'https://miabakes.local',
    'https://miabakes.com:8443',
    'https://mia:pw@miabakes.com',
    'ftp://miabakes.com',
    'javascript:alert(1)',
    'no address',
  ])('rejects %s', async (url) => {
    const answer = await add(url);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_url']);
    expect(await list()).toEqual([]);
  });

  it('answers a blog that the member has as it is', async () => {
    const first = await addBlog(api, mia);
    const again = await add('http://www.miabakes.com/recipes');
    expect(again.statusCode).toBe(201);
    expect(again.json().blog).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  it('takes a blog that another member has verified: the newer proof may be the owner’s', async () => {
    await setVerified(api, (await addBlog(api, mia)).id);
    const eve = await join(api, 'eve@example.com');
    await subscribe(api, eve);
    const answer = await add('miabakes.com', eve);
    expect([answer.statusCode, answer.json().blog.status]).toEqual([201, 'unverified']);
  });

  it('takes several below paths of one domain, and none inside another', async () => {
    const cakes = await shown('shared.com/~mia/cakes?x=1#y');
    expect(cakes).toEqual({
      id: cakes.id,
      domain: 'shared.com',
      path: '/~mia/cakes/',
      name: 'shared.com/~mia/cakes',
      file: 'https://shared.com/~mia/cakes/cpal-verification.txt',
    });
    expect((await shown('http://www.shared.com/%7Emia/cakes/plum/')).id).toBe(cakes.id);
    expect((await shown('shared.com/~mia/pies/')).path).toBe('/~mia/pies/');
    expect((await shown('shared.com')).path).toBe('/');
    expect(await list()).toHaveLength(3);
  });

  it('stops where the license serves its number of blogs', async () => {
    for (const url of ['one.com', 'two.com'])
      await setVerified(api, (await addBlog(api, mia, url)).id);
    const rejected = await add('three.com');
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'blog_limit']);
    expect(rejected.json().message).toContain('2 blogs');
  });

  it('stops at a number of unverified blogs, also of requests at one moment', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `blog${index}.com`);
    const answers = await Promise.all(names.map((name) => add(name)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(7);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
  });

  it('needs a subscription', async () => {
    const eve = await join(api, 'eve@example.com');
    const rejected = await add('evebakes.com', eve);
    expect([rejected.statusCode, rejected.json().code]).toEqual([403, 'subscription_required']);
  });
});

it('shows a member how the assistant speaks, in each form of address', async () => {
  const answer = await api.send('GET', '/api/voices', { headers: mia.bearer });
  const { voices } = v.parse(listVoices.answer, answer.json());
  const german = voices.find(({ language }) => language === 'de');
  expect(german?.form_names).toEqual({ informal: 'du', formal: 'Sie' });
  expect(german?.greetings.informal.warm).toContain('dir');
  expect(german?.greetings.formal.warm).toContain('Ihnen');
  expect(voices.find(({ language }) => language === 'en')?.form_names).toBeNull();
});

describe('a blog', () => {
  it('is changed in what is sent of it', async () => {
    const blog = await addBlog(api, mia);
    const voice = {
      tone: 'playful',
      address_form: 'formal',
      greeting: 'Hi there!',
      sign_off: 'Mia',
    };
    const theme = { accent: '#0F766E', placement: 'corner' };
    const changed = await change(blog.id, { voice, theme, is_enabled: false });
    expect(changed.json().blog).toEqual({ ...blog, voice, theme, is_enabled: false });
    expect((await change(blog.id, { name: 'Mia Bakes', language: 'de' })).json().blog).toEqual({
      ...blog,
      voice,
      theme,
      is_enabled: false,
      name: 'Mia Bakes',
      language: 'de',
    });
    // As the release before sends it.
    const { address_form: _form, ...rest } = voice;
    const other = { ...rest, tone: 'warm' };
    expect((await change(blog.id, { voice: other })).json().blog.voice).toEqual({
      ...voice,
      tone: 'warm',
    });
    expect((await change(blog.id, {})).json().blog.name).toBe('Mia Bakes');
    expect((await change(blog.id, { name: ' ' })).json().blog.name).toBe('miabakes.com');
  });

  it.each([
    { theme: { accent: 'red', placement: 'corner' } },
    { theme: { accent: '#ffffff', placement: 'top' } },
    { voice: { tone: 'rude', greeting: '', sign_off: '' } },
    { voice: { tone: 'warm', address_form: 'rude', greeting: '', sign_off: '' } },
    { voice: { tone: 'warm', greeting: 'x'.repeat(161), sign_off: '' } },
    { language: 'deutsch' },
    { is_enabled: 'yes' },
  ])('rejects %j', async (body) => {
    const { id } = await addBlog(api, mia);
    const rejected = await change(id, body);
    expect([rejected.statusCode, rejected.json().code]).toEqual([400, 'validation_failed']);
  });

  it('is deleted for good', async () => {
    const { id } = await addBlog(api, mia);
    const remove = () => api.send('DELETE', `/api/blogs/${id}`, { headers: mia.bearer });
    expect((await remove()).json()).toEqual({ deleted: true });
    expect((await remove()).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('is read again on demand, once at a time', async () => {
    const { id } = await addBlog(api, mia);
    const read = () => api.send('POST', `/api/blogs/${id}/read`, { headers: mia.bearer });
    const first = await read();
    expect(first.statusCode).toBe(202);
    api.pass(60);
    expect((await read()).json()).toEqual(first.json());
    await subscribe(api, mia, 'canceled');
    expect((await read()).json().code).toBe('subscription_required');
  });
});
