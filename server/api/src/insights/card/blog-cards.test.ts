import { getBlogCard } from '@cpal/shared/contract/insights/blog-card';
import * as v from 'valibot';
import { blogs, messages, posts } from '../../db/schema';
import { day } from '../../kernel/clock';
import { join, logIn, toBearer } from '../../testing/people/members';
import { getAnswer, startReading } from '../../testing/people/readers';
import { type ReaderContext, withReader } from '../../testing/setups/with-reader';

let context: ReaderContext;
withReader((given) => {
  context = given;
});

const get = (headers = context.mia.bearer) =>
  context.api.send('GET', `/api/blogs/${context.place.blog.id}/card`, { headers });

async function show() {
  const headers = toBearer(await logIn(context.api, context.mia.email));
  return v.parse(getBlogCard.answer, (await get(headers)).json()).card;
}

async function ask(question: string) {
  context.api.pass(1);
  return getAnswer(await context.reader.ask(question));
}

/** A reader of another day: the session of the one before has ended. */
const comeBack = async () => {
  context.reader = await startReading(context.api, context.page);
};

it('asks a question of ours while no reader has asked', async () => {
  const card = await show();
  expect(card).toMatchObject({
    kind: 'sample',
    is_demo: false,
    accent: '#336699',
    language: 'en',
    post: { title: context.place.post.title, language: 'en', picture: null },
    question: expect.stringMatching(/\?$/),
    answer: expect.stringMatching(/\w/),
  });
});

it('shows the first question that the blog answered', async () => {
  await ask('Is there a video of this recipe?');
  const first = await ask('How much flour?');
  await ask('How many eggs?');
  expect(await show()).toMatchObject({
    kind: 'first',
    question: 'How much flour?',
    answer: first.text,
  });
});

it('shows what a reader found helpful in the last 30 days, once the first month is over', async () => {
  await ask('How much flour?');
  context.api.pass(31 * day);
  await comeBack();
  const helped = await ask('How many eggs?');
  await context.reader.rate(helped.message_id);
  await ask('How much milk?');
  expect(await show()).toMatchObject({ kind: 'month', question: 'How many eggs?' });
});

it('prefers a question in the language of the blog', async () => {
  const { db } = context.api;
  await db.update(blogs).set({ language: 'en' });
  await ask('How much flour?');
  await db.update(messages).set({ language: 'fr' });
  await ask('How many eggs?');
  expect(await show()).toMatchObject({ question: 'How many eggs?' });
});

it('leaves out what helped nobody, is too long for a card, or stands under a post that is off', async () => {
  const unhelpful = await ask('How much flour?');
  await context.reader.rate(unhelpful.message_id, false);
  await ask(`${'please '.repeat(20)}how many eggs?`);
  expect(await show()).toMatchObject({ kind: 'sample' });
  await ask('How much milk?');
  expect(await show()).toMatchObject({ kind: 'first', question: 'How much milk?' });
  await context.api.db.update(posts).set({ isEnabled: false });
  expect(await show()).toBeNull();
});

it('says that a simulated reader is one', async () => {
  await ask('How much flour?');
  await context.api.db.update(messages).set({ isDemo: true });
  expect(await show()).toMatchObject({ kind: 'first', is_demo: true });
});

it('is for the member whose blog it is', async () => {
  const noa = await join(context.api, 'noa@example.com');
  const answer = await get(noa.bearer);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});
