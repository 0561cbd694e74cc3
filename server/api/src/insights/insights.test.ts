import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { getInsights } from '@cpal/shared/contract/insights';
import { accountExport } from '@cpal/shared/contract/account-export';
import {
  affiliateLinks,
  blogDays,
  countedOnce,
  groupDays,
  houseAnswers,
  messages,
  postDays,
  posts,
  questionGroups,
  subscriptions,
} from '../db/schema';
import { prune } from '../db/prune/prune';
import { countAll } from '../testing/counting';
import { type TestMember, toBearer, join, logIn } from '../testing/people/members';
import { getAnswer, getRejection, startReading } from '../testing/people/readers';
import { addPost } from '../testing/people/served-blog';
import { type ReaderContext, withReader } from '../testing/setups/with-reader';

let context: ReaderContext;
withReader((given) => {
  context = given;
});

const day = 86_400;
const freezing = ['Can I freeze these?', 'can you freeze them', 'Do they freeze well?'];

const lacking = [
  'Is there a video of this recipe?',
  'Where is the video of the recipe?',
  'Any video of this recipe?',
];

const send = (query = '', who: Pick<TestMember, 'bearer'> = context.mia) =>
  context.api.send('GET', `/api/blogs/${context.place.blog.id}/insights${query}`, {
    headers: who.bearer,
  });

async function read(query?: string, who?: Pick<TestMember, 'bearer'>) {
  await countAll(context.api);
  return v.parse(getInsights.answer, (await send(query, who)).json()).insights;
}

const visitor = (name: string) =>
  startReading(context.api, context.page, { 'user-agent': `Browser of ${name}` });

/** Each question by a visitor of its own. */
async function askEach(questions: readonly string[], who = 'somebody') {
  const asked = [];
  for (const [index, question] of questions.entries()) {
    const reader = await visitor(`${who} ${index}`);
    asked.push({ reader, answer: getAnswer(await reader.ask(question)) });
  }
  return asked;
}

const saidOfLinks = async (query: string) =>
  (await read(query)).sentences.filter(({ kind }) => kind === 'links').map(({ text }) => text);

const goPro = () => context.api.db.update(subscriptions).set({ planName: 'Pro' });

describe('the insights of a blog', () => {
  it('are empty, and say nothing, before anybody asked', async () => {
    expect(await read()).toMatchObject({
      is_demo: false,
      sentences: [],
      top: [],
      totals: { questions: 0, visitors: 0 },
      pro: null,
    });
  });

  it('put questions together that mean the same, from three visitors on', async () => {
    await askEach(freezing.slice(0, 2));
    expect((await read()).top).toEqual([]);
    await askEach(freezing.slice(2), 'another');
    const { top, totals } = await read();
    expect(totals).toMatchObject({ questions: 3, visitors: 3, conversations: 3 });
    expect(top).toMatchObject([{ visitors: 3, times: 3, post: { id: context.place.post.id } }]);
    expect(freezing).toContain(top[0]?.question);
  });

  it('show no question of one visitor who asks it often', async () => {
    const one = await visitor('one');
    for (const question of [...freezing, ...freezing]) await one.ask(question);
    const { top, totals } = await read();
    expect(top).toEqual([]);
    expect(totals).toMatchObject({ questions: 6, visitors: 1, conversations: 6 });
  });

  it('count a rating once, however often it is changed or counted', async () => {
    const [first, second] = await askEach(freezing);
    if (!first || !second) throw new Error('nobody asked');
    await first.reader.rate(first.answer.message_id, true);
    await second.reader.rate(second.answer.message_id, false);
    expect((await read()).totals).toMatchObject({ helpful: 1, unhelpful: 1 });
    await first.reader.rate(first.answer.message_id, false);
    await second.reader.rate(second.answer.message_id, null);
    const { totals, top } = await read();
    expect(totals).toMatchObject({ questions: 3, helpful: 0, unhelpful: 1 });
    expect(top).toMatchObject([{ helpful: 0, unhelpful: 1 }]);
  });

  it('tell what was not answered from what the post lacks and general knowledge answered', async () => {
    const { api, place } = context;
    const asked = await askEach(freezing);
    const isGeneral = { tier: 'general', isUnanswered: true } as const;
    await api.db.update(messages).set(isGeneral).where(eq(messages.postId, place.post.id));
    for (const { reader, answer } of asked) await reader.rate(answer.message_id, true);
    const { totals, top, gaps } = await read();
    expect(totals).toMatchObject({ answered: 3, unanswered: 0, general: 3, helpful: 3 });
    expect(top).toMatchObject([{ times: 3, unanswered: 0, general: 3, helpful: 3 }]);
    expect(gaps).toEqual({ questions: 1, readers: 3 });
  });

  it('count no rating of a question without an answer, before it was counted or after', async () => {
    const [first, ...others] = await askEach(lacking);
    await first?.reader.rate(first.answer.message_id, true);
    expect((await read()).top).toMatchObject([{ times: 3, unanswered: 3, helpful: 0 }]);
    for (const { reader, answer } of others) await reader.rate(answer.message_id, false);
    const { top, totals } = await read();
    expect(top).toMatchObject([{ times: 3, unanswered: 3, helpful: 0, unhelpful: 0 }]);
    expect(totals).toMatchObject({ answered: 0, helpful: 0, unhelpful: 0 });
  });

  it('compare the span with the one before, by the days on which it was asked', async () => {
    await askEach(freezing);
    context.api.pass(10 * day);
    context.reader = await startReading(context.api, context.page);
    await askEach(['How much flour is in it?']);
    const who = { bearer: toBearer(await logIn(context.api, context.mia.email)) };
    const week = await read('?days=7', who);
    expect([week.totals.questions, week.before.questions]).toEqual([1, 3]);
    expect(week.top).toEqual([]);
    const month = await read('?days=30', who);
    expect([month.totals.questions, month.before.questions]).toEqual([4, 0]);
    expect(month.top).toHaveLength(1);
  });

  it('are those of one post where that is asked for', async () => {
    const { api, place, page } = context;
    const url = 'https://miabakes.com/soup/';
    const soup = await addPost(api, place.blog.id, url);
    await askEach(freezing);
    const other = await startReading(api, { ...page, url });
    await other.ask('How much flour is in it?');
    expect((await read(`?post_id=${soup.id}`)).totals).toMatchObject({ questions: 1, visitors: 1 });
    expect((await read(`?post_id=${place.post.id}`)).top).toHaveLength(1);
    expect(await getRejection(send(`?post_id=${place.blog.id}`))).toBe('404 not_found');
  });

  it('are nobody else’s', async () => {
    const eve = await join(context.api, 'eve@example.com');
    expect(await getRejection(send('', eve))).toBe('404 not_found');
  });

  it('keep counts and labels when the words of the questions go', async () => {
    await askEach(freezing);
    const { top } = await read();
    context.api.pass(31 * day);
    const removed = await prune(context.api.services, new AbortController().signal);
    expect(removed).toMatchObject({ messages: 3, question_samples: 1, question_groups: 0 });
    const who = { bearer: toBearer(await logIn(context.api, context.mia.email)) };
    const after = await read('?days=90', who);
    expect(after.top).toEqual(top);
    expect(after.totals.questions).toBe(3);
  });
});

describe('what was counted', () => {
  it('is in the account’s export, and goes with the blog', async () => {
    const { api, mia, place } = context;
    await askEach(freezing);
    await countAll(api);
    const sent = await api.send('GET', '/api/account/export', { headers: mia.bearer });
    const blog_id = place.blog.id;
    expect(v.parse(accountExport, sent.json())).toMatchObject({
      readerDays: [{ blog_id, questions: 3, visitors: 3, conversations: 3 }],
      askedQuestions: [{ blog_id, post_id: place.post.id, visitors: 3 }],
      linkMonths: [],
    });
    const path = `/api/blogs/${blog_id}`;
    expect((await api.send('DELETE', path, { headers: mia.bearer })).statusCode).toBe(200);
    for (const table of [blogDays, postDays, groupDays, questionGroups, countedOnce])
      expect(await api.db.$count(table)).toBe(0);
  });

  it('goes after 400 days', async () => {
    const { api } = context;
    await askEach(freezing);
    await countAll(api);
    api.pass(402 * day);
    const removed = await prune(api.services, new AbortController().signal);
    expect(removed).toMatchObject({ blog_days: 1, post_days: 1, question_groups: 1 });
    for (const table of [blogDays, postDays, groupDays, questionGroups])
      expect(await api.db.$count(table)).toBe(0);
  });
});

describe('what the Pro plan adds', () => {
  it('are gaps, days, hours, languages and posts', async () => {
    await goPro();
    await askEach([...lacking, 'Wie viel Mehl ist darin?']);
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
    await goPro();
    await askEach(freezing.slice(0, 2));
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
    await goPro();
    const [first] = await askEach([
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
    await goPro();
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
    await askEach(['How much flour is in it?']);
    expect(await saidOfLinks('')).toEqual(['Readers followed your affiliate links 1 time.']);
    expect(await saidOfLinks(`?post_id=${place.post.id}`)).toEqual([]);
  });

  it('is no gap any longer once the blogger has answered it', async () => {
    await goPro();
    await askEach(lacking);
    const { pro } = await read();
    const [gap] = pro?.unanswered ?? [];
    if (!gap) throw new Error('no gap was found');
    const { id: blogId } = context.place.blog;
    const own = { blogId, question: gap.question, answer: 'Soon.', createdAt: new Date() };
    await context.api.db.insert(houseAnswers).values(own);
    expect((await read()).pro?.unanswered).toEqual([]);
  });
});
