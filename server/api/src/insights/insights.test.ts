import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { accountExport } from '@cpal/shared/contract/accounts/account-export';
import { blogDays, countedOnce, groupDays, messages, postDays, questionGroups } from '../db/schema';
import { prune } from '../db/prune/prune';
import { countAll } from '../testing/counting';
import { askEach, freezing, lacking, readInsights, sendInsights } from '../testing/people/asking';
import { type TestMember, toBearer, join, logIn } from '../testing/people/members';
import { getRejection, startReading } from '../testing/people/readers';
import { addPost } from '../testing/people/served-blog';
import { type ReaderContext, withReader } from '../testing/setups/with-reader';

let context: ReaderContext;
withReader((given) => {
  context = given;
});

const day = 86_400;
const send = (query?: string, who?: Pick<TestMember, 'bearer'>) =>
  sendInsights(context, query, who);
const read = (query?: string, who?: Pick<TestMember, 'bearer'>) =>
  readInsights(context, query, who);

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
    await askEach(context, freezing.slice(0, 2));
    expect((await read()).top).toEqual([]);
    await askEach(context, freezing.slice(2), 'another');
    const { top, totals } = await read();
    expect(totals).toMatchObject({ questions: 3, visitors: 3, conversations: 3 });
    expect(top).toMatchObject([{ visitors: 3, times: 3, post: { id: context.place.post.id } }]);
    expect(freezing).toContain(top[0]?.question);
  });

  it('show no question of one visitor who asks it often', async () => {
    const one = await startReading(context.api, context.page, { 'user-agent': 'Browser of one' });
    for (const question of [...freezing, ...freezing]) await one.ask(question);
    const { top, totals } = await read();
    expect(top).toEqual([]);
    expect(totals).toMatchObject({ questions: 6, visitors: 1, conversations: 6 });
  });

  it('count a rating once, however often it is changed or counted', async () => {
    const [first, second] = await askEach(context, freezing);
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
    const asked = await askEach(context, freezing);
    const isGeneral = { tier: 'general', isUnanswered: true } as const;
    await api.db.update(messages).set(isGeneral).where(eq(messages.postId, place.post.id));
    for (const { reader, answer } of asked) await reader.rate(answer.message_id, true);
    const { totals, top, gaps } = await read();
    expect(totals).toMatchObject({ answered: 3, unanswered: 0, general: 3, helpful: 3 });
    expect(top).toMatchObject([{ times: 3, unanswered: 0, general: 3, helpful: 3 }]);
    expect(gaps).toEqual({ questions: 1, readers: 3 });
  });

  it('count no rating of a question without an answer, before it was counted or after', async () => {
    const [first, ...others] = await askEach(context, lacking);
    await first?.reader.rate(first.answer.message_id, true);
    expect((await read()).top).toMatchObject([{ times: 3, unanswered: 3, helpful: 0 }]);
    for (const { reader, answer } of others) await reader.rate(answer.message_id, false);
    const { top, totals } = await read();
    expect(top).toMatchObject([{ times: 3, unanswered: 3, helpful: 0, unhelpful: 0 }]);
    expect(totals).toMatchObject({ answered: 0, helpful: 0, unhelpful: 0 });
  });

  it('compare the span with the one before, by the days on which it was asked', async () => {
    await askEach(context, freezing);
    context.api.pass(10 * day);
    context.reader = await startReading(context.api, context.page);
    await askEach(context, ['How much flour is in it?']);
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
    await askEach(context, freezing);
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
    await askEach(context, freezing);
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
    await askEach(context, freezing);
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
    await askEach(context, freezing);
    await countAll(api);
    api.pass(402 * day);
    const removed = await prune(api.services, new AbortController().signal);
    expect(removed).toMatchObject({ blog_days: 1, post_days: 1, question_groups: 1 });
    for (const table of [blogDays, postDays, groupDays, questionGroups])
      expect(await api.db.$count(table)).toBe(0);
  });
});
