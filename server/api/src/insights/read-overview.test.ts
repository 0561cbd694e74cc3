import * as v from 'valibot';
import { getOverview } from '@cpal/shared/contract/insights/overview';
import { blogs, messages, subscriptions } from '../db/schema';
import { countAll } from '../testing/counting';
import { join, logIn, toBearer } from '../testing/people/members';
import { startReading } from '../testing/people/readers';
import { type ReaderContext, withReader } from '../testing/setups/with-reader';

let context: ReaderContext;
withReader((given) => {
  context = given;
});

const day = 86_400;

async function read(who = context.mia) {
  await countAll(context.api);
  const sent = await context.api.send('GET', '/api/overview', { headers: who.bearer });
  return v.parse(getOverview.answer, sent.json()).weeks;
}

/** Each question by a visitor of its own. */
async function askEach(questions: readonly string[]) {
  for (const [index, question] of questions.entries()) {
    const reader = await startReading(context.api, context.page, {
      'user-agent': `Browser ${index}`,
    });
    context.api.pass(1);
    await reader.ask(question);
  }
}

const lacking = [
  'Is there a video of this recipe?',
  'Where is the video of the recipe?',
  'Any video of this recipe?',
  'How much flour?',
];

it('counts the week, day by day, and quotes the three latest questions', async () => {
  await askEach(lacking);
  const { blog, post } = context.place;
  const [week] = await read();
  expect(week).toMatchObject({
    blog: { id: blog.id, name: blog.name },
    is_demo: false,
    questions: 4,
    before: 0,
    latest: [
      { question: 'How much flour?', post: { id: post.id }, is_unanswered: false },
      { question: 'Any video of this recipe?', is_unanswered: true },
      { question: 'Where is the video of the recipe?' },
    ],
  });
  expect(week?.days.map(({ questions }) => questions)).toEqual([0, 0, 0, 0, 0, 0, 4]);
  expect(week?.sentence).toMatchObject({ kind: 'top' });
});

it('takes a question for answered that general knowledge answers', async () => {
  await askEach(['How long does it keep in the fridge?', 'Any video of this recipe?']);
  await context.api.db.update(messages).set({ tier: 'general', isUnanswered: true });
  const [week] = await read();
  expect(week?.latest.map((one) => one.is_unanswered)).toEqual([false, false]);
});

it('names what the posts leave open first, where the plan has that', async () => {
  await context.api.db.update(subscriptions).set({ planName: 'Pro' });
  await askEach(lacking);
  const [week] = await read();
  expect(week?.sentence?.kind).toBe('gap');
  expect(lacking).toContain(week?.sentence?.question);
});

it('compares with the week before, and has no sentence for a week without questions', async () => {
  await askEach(lacking);
  context.api.pass(8 * day);
  const bearer = toBearer(await logIn(context.api, context.mia.email));
  const [week] = await read({ ...context.mia, bearer });
  expect(week).toMatchObject({ questions: 0, before: 4, sentence: null });
  expect(week?.latest).toHaveLength(3);
});

it('quotes no words that are no longer kept', async () => {
  await askEach(lacking);
  context.api.pass(31 * day);
  const bearer = toBearer(await logIn(context.api, context.mia.email));
  const [week] = await read({ ...context.mia, bearer });
  expect(week?.latest).toEqual([]);
});

it('leaves out a blog that no reader could ask on, and those of others', async () => {
  await context.api.db.update(blogs).set({ seenLiveAt: null });
  expect(await read()).toEqual([]);
  await askEach(lacking.slice(0, 1));
  expect(await read()).toHaveLength(1);
  expect(await read(await join(context.api, 'eve@example.com'))).toEqual([]);
});
