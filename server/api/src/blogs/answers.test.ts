import { houseAnswers, posts } from '../db/schema';
import type { TestApi } from '../testing/api';
import { addBlog } from '../testing/people/blogs';
import { type TestMember, subscribe } from '../testing/people/members';
import { withMember } from '../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
let blog: string;
let otherBlog: string;
withMember(async (context) => {
  ({ api, mia } = context);
  await subscribe(api, mia);
  blog = (await addBlog(api, mia)).id;
  otherBlog = (await addBlog(api, mia, 'other.com')).id;
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = (method: Method, path: string, body?: unknown) =>
  api.send(method, `/api/blogs/${path}`, {
    headers: mia.bearer,
    ...(body !== undefined && { body }),
  });

const written = { post_id: null, question: 'Can I freeze it?', answer: 'Yes, for a month.' };
const link = {
  keywords: ['loaf tin', 'tin'],
  label: 'My loaf tin',
  url: 'https://shop.example.com/tin?tag=mia',
  is_active: true,
};

describe('answers of a blogger’s own', () => {
  it('are written, changed and deleted', async () => {
    const added = await ask('POST', `${blog}/answers`, written);
    expect(added.statusCode).toBe(201);
    const { answer } = added.json();
    expect(answer).toEqual({ id: answer.id, ...written });
    const path = `${blog}/answers/${answer.id}`;
    const changed = await ask('PATCH', path, { ...written, answer: 'No.' });
    expect(changed.json().answer).toEqual({ ...answer, answer: 'No.' });
    expect((await ask('GET', `${blog}/answers`)).json().answers).toEqual([changed.json().answer]);
    expect((await ask('DELETE', path)).json()).toEqual({ deleted: true });
    expect((await ask('DELETE', path)).statusCode).toBe(404);
    expect((await ask('PATCH', path, written)).statusCode).toBe(404);
  });

  it('belong to a post of the same blog, or to all', async () => {
    const body = { url: 'https://other.com/x' };
    const { post } = (await ask('POST', `${otherBlog}/posts`, body)).json();
    const of = { ...written, post_id: post.id };
    expect((await ask('POST', `${blog}/answers`, of)).statusCode).toBe(404);
    const added = await ask('POST', `${otherBlog}/answers`, of);
    expect(added.json().answer.post_id).toBe(post.id);
    const { id } = added.json().answer;
    expect((await ask('PATCH', `${blog}/answers/${id}`, written)).statusCode).toBe(404);
    expect((await ask('DELETE', `${blog}/answers/${id}`)).statusCode).toBe(404);
    await api.db.delete(posts);
    expect(await api.db.$count(houseAnswers)).toBe(0);
  });

  it.each([
    { ...written, question: '' },
    { ...written, answer: ' ' },
    { ...written, answer: 'x'.repeat(1_001) },
    { ...written, post_id: 'x' },
  ])('reject %#', async (body) => {
    const rejected = await ask('POST', `${blog}/answers`, body);
    expect([rejected.statusCode, rejected.json().code]).toEqual([400, 'validation_failed']);
  });

  it('are limited in number', async () => {
    const row = { blogId: blog, question: 'q', answer: 'a', createdAt: api.clock() };
    await api.db.insert(houseAnswers).values(Array.from({ length: 499 }, () => row));
    const both = await Promise.all([1, 2].map(() => ask('POST', `${blog}/answers`, written)));
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
  });
});

describe('links', () => {
  it('are written, changed and deleted', async () => {
    const added = await ask('POST', `${blog}/links`, link);
    expect(added.statusCode).toBe(201);
    const { id } = added.json().link;
    expect(added.json().link).toEqual({ id, ...link, clicks: 0 });
    const path = `${blog}/links/${id}`;
    const changed = await ask('PATCH', path, { ...link, is_active: false });
    expect(changed.json().link).toEqual({ id, ...link, is_active: false, clicks: 0 });
    expect((await ask('PATCH', `${otherBlog}/links/${id}`, link)).statusCode).toBe(404);
    expect((await ask('GET', `${blog}/links`)).json().links).toEqual([changed.json().link]);
    expect((await ask('DELETE', `${otherBlog}/links/${id}`)).statusCode).toBe(404);
    expect((await ask('DELETE', path)).json()).toEqual({ deleted: true });
    expect((await ask('GET', `${blog}/links`)).json().links).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'https://', '//shop.com', 'http://[::'])(
    'reject the address %s',
    async (url) => {
      const rejected = await ask('POST', `${blog}/links`, { ...link, url });
      expect([rejected.statusCode, rejected.json().code]).toEqual([400, 'validation_failed']);
    },
  );
});
