import { eq } from 'drizzle-orm';
import { affiliateLinks, houseAnswers, posts } from '../db/schema';
import { askEach, freezing, goPro, lacking, readInsights } from '../testing/people/asking';
import { type TestMember, logIn, toBearer } from '../testing/people/members';
import { addPost } from '../testing/people/served-blog';
import { type ReaderContext, withReader } from '../testing/setups/with-reader';

let context: ReaderContext;
withReader((given) => {
  context = given;
});

const day = 86_400;

const read = (query?: string, who?: Pick<TestMember, 'bearer'>) =>
  readInsights(context, query, who);

const saidOfLinks = async (query: string) =>
  (await read(query)).sentences.filter(({ kind }) => kind === 'links').map(({ text }) => text);

describe('what the Pro plan adds', () => {
  it('are gaps, days, hours, languages and posts', async () => {
    await goPro(context);
    await askEach(context, [...lacking, 'Wie viel Mehl ist darin?']);
    const { pro, sentences, top, gaps } = await read('?days=7');
    expect(gaps).toEqual({ questions: 1, readers: 3 });
    expect(top).toHaveLength(1);
    expect(pro).toMatchObject({
      unanswered: [{ visitors: 3, unanswered: 3 }],
      languages: [
        { language: 'en', questions: 3 },
        { language: 'de', questions: 1 },
      ],
      posts: [{ questions: 4, visitors: 4, unanswered: 3, related_clicks: 0, link_clicks: 0 }],
    });
    expect(pro?.days.map(({ questions }) => questions)).toEqual([0, 0, 0, 0, 0, 0, 4]);
    expect(pro?.hours).toHaveLength(24);
    expect(pro?.hours.reduce((sum, one) => sum + one, 0)).toBe(4);
    expect(sentences[0]).toMatchObject({ kind: 'gap', question: top[0]?.question });
    expect(sentences[0]?.text).toMatch(/^3 readers asked .*; your post does not say\.$/);
  });

  it('are the days of the span before, and the posts that came since the blog was read', async () => {
    const { api, place } = context;
    await goPro(context);
    await askEach(context, freezing.slice(0, 2));
    api.pass(8 * day);
    const soup = await addPost(api, place.blog.id, 'https://miabakes.com/soup/');
    await api.db
      .update(posts)
      .set({ createdAt: api.services.clock() })
      .where(eq(posts.id, soup.id));
    const who = { bearer: toBearer(await logIn(api, context.mia.email)) };
    const { pro } = await read('?days=7', who);
    expect(pro?.days_before.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect(pro?.days_before).toHaveLength(7);
    expect(pro?.new_posts).toMatchObject([{ day: pro?.days.at(-1)?.day, post: { id: soup.id } }]);
  });

  it('are answers that did not help at least as often as they did', async () => {
    await goPro(context);
    const [first] = await askEach(context, [
      'How much flour?',
      'how much flour is it',
      'How much flour is in it?',
    ]);
    await first?.reader.rate(first.answer.message_id, false);
    expect((await read()).pro?.unhelpful).toMatchObject([{ times: 3, unhelpful: 1 }]);
    await first?.reader.rate(first.answer.message_id, true);
    expect((await read()).pro?.unhelpful).toEqual([]);
  });

  it('says of one post how often links were followed there, not on the whole blog', async () => {
    const { api, place } = context;
    await goPro(context);
    const [link] = await api.db
      .insert(affiliateLinks)
      .values({
        blogId: place.blog.id,
        keywords: ['pan'],
        label: 'A pan',
        url: 'https://shop.example/pan',
        isActive: true,
        createdAt: new Date(),
      })
      .returning();
    const soup = await addPost(api, place.blog.id, 'https://miabakes.com/soup/');
    await api.send('GET', `/api/v1/assistant/out/${link?.id}?post=${soup.id}`);
    await askEach(context, ['How much flour is in it?']);
    expect(await saidOfLinks('')).toEqual(['Readers followed your affiliate links 1 time.']);
    expect(await saidOfLinks(`?post_id=${place.post.id}`)).toEqual([]);
  });

  it('is no gap any longer once the blogger has answered it', async () => {
    await goPro(context);
    await askEach(context, lacking);
    const { pro } = await read();
    const [gap] = pro?.unanswered ?? [];
    if (!gap) throw new Error('no gap was found');
    const { id: blogId } = context.place.blog;
    const own = { blogId, question: gap.question, answer: 'Soon.', createdAt: new Date() };
    await context.api.db.insert(houseAnswers).values(own);
    expect((await read()).pro?.unanswered).toEqual([]);
  });
});
