import * as v from 'valibot';
import { previewLink } from '@cpal/shared/contract/blogs/house-answers';
import { getInsights } from '@cpal/shared/contract/insights/insights';
import { affiliateLinks, blogs, postClicks, subscriptions } from '../../db/schema';
import { countAll } from '../../testing/counting';
import { getAnswer, getRejection, startReading } from '../../testing/people/readers';
import { type ReaderContext, withReader } from '../../testing/setups/with-reader';

let api: ReaderContext['api'];
let mia: ReaderContext['mia'];
let page: ReaderContext['page'];
let place: ReaderContext['place'];
let reader: ReaderContext['reader'];
withReader((context) => {
  ({ api, mia, page, place, reader } = context);
});

const question = 'How do I beat the egg whites?';
/** Each by a visitor of its own. */
let visitors = 0;
const leave = (path: string, browser = `Browser/${(visitors += 1)}`) =>
  api.send('GET', path, { headers: { 'user-agent': browser } });

const clicks = async () => (await api.db.select().from(affiliateLinks)).map((one) => one.clicks);

async function addWhisk(url = 'https://shop.example/whisk?tag=mia') {
  const [link] = await api.db
    .insert(affiliateLinks)
    .values({
      blogId: place.blog.id,
      keywords: ['egg'],
      label: 'My whisk',
      url,
      isActive: true,
      createdAt: api.clock(),
    })
    .returning();
  return link?.id ?? '';
}

async function proInsights() {
  await api.db.update(subscriptions).set({ planName: 'Pro' });
  await countAll(api);
  const path = `/api/blogs/${place.blog.id}/insights`;
  const sent = await api.send('GET', path, { headers: mia.bearer });
  return v.parse(getInsights.answer, sent.json()).insights.pro;
}

describe('an affiliate link', () => {
  it('is shown by the address that counts, and leads on', async () => {
    const id = await addWhisk();
    const { links } = getAnswer(await reader.ask(question));
    const path = `/api/v1/assistant/out/${id}?post=${place.post.id}`;
    expect(links).toEqual([{ label: 'My whisk', url: `http://localhost:3000${path}` }]);
    const sent = await leave(path);
    expect([sent.statusCode, sent.headers.location]).toEqual([
      302,
      'https://shop.example/whisk?tag=mia',
    ]);
    expect(await api.db.select().from(affiliateLinks)).toMatchObject([{ clicks: 1 }]);
    expect(await proInsights()).toMatchObject({
      links: [{ id, label: 'My whisk', shown: 1, clicks: 1 }],
      posts: [{ link_clicks: 1, related_clicks: 0 }],
    });
    await api.db.update(affiliateLinks).set({ isActive: false });
    expect((await leave(path)).statusCode).toBe(404);
    expect(getAnswer(await reader.ask(question)).links).toEqual([]);
  });

  it('leads on from an address whose post is none of the blog’s, and counts for none', async () => {
    const path = `/api/v1/assistant/out/${await addWhisk()}`;
    for (const post of ['', '?post=nonsense', `?post=${place.blog.id}`])
      expect((await leave(path + post)).statusCode).toBe(302);
    expect(await api.db.$count(postClicks)).toBe(0);
    expect(await proInsights()).toMatchObject({ links: [{ shown: 0, clicks: 3 }] });
  });

  it('counts a visitor once a day, however often the link is pressed', async () => {
    const path = `/api/v1/assistant/out/${await addWhisk()}?post=${place.post.id}`;
    for (let press = 0; press < 3; press += 1)
      expect((await leave(path, 'Mozilla/5.0')).statusCode).toBe(302);
    expect(await clicks()).toEqual([1]);
    expect(await proInsights()).toMatchObject({ posts: [], links: [{ clicks: 1 }] });
    expect(await api.db.select().from(postClicks)).toMatchObject([{ links: 1 }]);
    api.pass(86_400);
    await leave(path, 'Mozilla/5.0');
    expect(await clicks()).toEqual([2]);
  });

  it('counts no program that only asks whether it leads on', async () => {
    const url = `/api/v1/assistant/out/${await addWhisk()}`;
    expect((await api.app.inject({ method: 'HEAD', url })).statusCode).toBe(302);
    expect(await clicks()).toEqual([0]);
  });

  it.each([
    ['https://shop.example/日本?q=ü', 'https://shop.example/%E6%97%A5%E6%9C%AC?q=%C3%BC'],
    ['https://shop.example/a\r\nset-cookie: a=b', 'https://shop.example/aset-cookie:%20a=b'],
  ])('leads on to %j', async (url, location) => {
    const sent = await leave(`/api/v1/assistant/out/${await addWhisk(url)}`);
    expect([sent.statusCode, sent.headers.location]).toEqual([302, location]);
  });

  it('leads nowhere from a blog that nobody has shown to be theirs', async () => {
    const path = `/api/v1/assistant/out/${await addWhisk()}`;
    await api.db.update(blogs).set({ verifiedAt: null });
    const sent = await leave(path);
    expect([sent.statusCode, sent.headers.location]).toEqual([404, undefined]);
    expect(await clicks()).toEqual([0]);
    await api.db.update(blogs).set({ verifiedAt: api.clock() });
    expect((await leave(path)).statusCode).toBe(302);
  });

  it.each([['nonsense'], [crypto.randomUUID()]])('%s leads nowhere', async (id) => {
    expect((await leave(`/api/v1/assistant/out/${id}`)).statusCode).toBe(404);
  });

  it('can be tried on the answers of the last month before it is there', async () => {
    const headers = mia.bearer;
    await reader.ask(question);
    await reader.ask('How much flour is in it?');
    const path = `/api/blogs/${place.blog.id}/links/preview`;
    const preview = async (...keywords: string[]) =>
      v.parse(
        previewLink.answer,
        (await api.send('POST', path, { headers, body: { keywords } })).json(),
      );
    expect(await preview('Eggs', 'stand mixer')).toEqual({
      answers: 2,
      shown: 1,
      posts: [
        {
          post: { id: place.post.id, title: place.post.title, url: place.url, picture: null },
          shown: 1,
        },
      ],
    });
    expect(await preview('egg flour')).toMatchObject({ answers: 2, shown: 0, posts: [] });
  });
});

describe('a related post', () => {
  it('is counted by who was led to it, under the post of the answer', async () => {
    const { message_id } = getAnswer(await reader.ask(question));
    const follow = (who: typeof reader, id = message_id) => who.send('related', { message_id: id });
    for (let press = 0; press < 2; press += 1)
      expect((await follow(reader)).json()).toEqual({ ok: true });
    const other = await startReading(api, page, { 'user-agent': 'Another/1.0' });
    expect(await getRejection(follow(other))).toBe('404 not_found');
    expect(await getRejection(follow(reader, crypto.randomUUID()))).toBe('404 not_found');
    expect(await proInsights()).toMatchObject({
      related_clicks: 1,
      posts: [{ post: { id: place.post.id }, related_clicks: 1 }],
    });
  });
});
