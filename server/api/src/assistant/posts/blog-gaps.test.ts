import { setImmediate as nextTurn } from 'node:timers/promises';
import { listBlogGaps } from '@cpal/shared/contract/blogs/blog-gaps';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { posts } from '../../db/schema';
import { join } from '../../testing/people/members';
import { addPost } from '../../testing/people/served-blog';
import { type PlaceContext, withPlace } from '../../testing/setups/with-place';
import { listBlogGaps as listGaps } from './blog-gaps';

let context: PlaceContext;
withPlace((given) => {
  context = given;
});

const line = { quantity: null, quantity_max: null, unit: null, note: null, group: null };

/** A post on a dish that is cooked without an oven, and says what these lines say besides. */
const addDish = (title: string, passages: string[] = []) =>
  addPost(context.api, context.place.blog.id, `${context.place.blog.url}${title}/`, {
    title,
    language: 'en',
    passages: passages.map((text) => ({ heading: null, text })),
    recipe: {
      name: title,
      yield: null,
      times: { prep: null, cook: null, total: null },
      ingredients: [{ ...line, item: 'lentils', text: 'lentils' }],
      steps: [{ number: 1, text: 'Stir everything in a pot.', group: null }],
      notes: [],
      equipment: [],
      nutrition: [],
    },
  });

const send = (who = context.mia) =>
  context.api.send('GET', `/api/blogs/${context.place.blog.id}/gaps`, { headers: who.bearer });
/** With all the time that it takes. */
const read = () => {
  const services = { ...context.api.services, clock: () => new Date(0) };
  return listGaps(services, context.mia.id, context.place.blog.id);
};
const questions = async () => (await read()).gaps.map(({ question }) => question);

const answer = (question: string, post_id: string | null) =>
  context.api.send('POST', `/api/blogs/${context.place.blog.id}/answers`, {
    headers: context.mia.bearer,
    body: { question, answer: 'I will find out.', post_id },
  });

const [freezing, calories] = ['Can I freeze it?', 'How many calories are in a serving?'];

const isCalories = (gap: { question: string }) => gap.question === calories;

beforeEach(async () => {
  await context.api.db.delete(posts);
});

it('are what most posts lack, with how many do and the newest of them', async () => {
  for (const title of ['one', 'two', 'three', 'four']) await addDish(title);
  await addDish('cold', ['It freezes well for 2 months.']);
  const { posts: count, gaps } = await read();
  expect(count).toBe(5);
  expect(gaps.length).toBeLessThanOrEqual(5);
  const of = (question: string) => gaps.find((gap) => gap.question === question);
  expect(of(calories)).toMatchObject({ posts: 5, language: 'en', is_per_post: true });
  expect(of(freezing)).toMatchObject({ posts: 4, is_per_post: false });
  expect(of(freezing)?.examples).toHaveLength(3);
  expect(gaps.map((gap) => gap.posts)).toEqual(
    gaps.map((gap) => gap.posts).toSorted((a, b) => b - a),
  );
});

it('are gone once an answer for all posts covers them, in other words too', async () => {
  await addDish('one');
  await addDish('two');
  expect(await questions()).toEqual(expect.arrayContaining([freezing, calories]));
  await answer('can i freeze this', null);
  await answer(calories, null);
  const left = await questions();
  expect(left).not.toContain(freezing);
  expect(left).not.toContain(calories);
  expect(left.length).toBeGreaterThan(0);
});

it('count a post no longer that has an answer of its own', async () => {
  const one = await addDish('one');
  const two = await addDish('two');
  await answer(calories, one.id);
  const gap = (await read()).gaps.find(({ question }) => question === calories);
  expect(gap).toMatchObject({ posts: 1, examples: [{ id: two.id }] });
});

it('are looked for again once a post was read with another content', async () => {
  const one = await addDish('one');
  expect(await questions()).toContain(freezing);
  const passages = [{ heading: null, text: 'It freezes well for 2 months.' }];
  const content = one.content && { ...one.content, passages };
  await context.api.db
    .update(posts)
    .set({ content, contentHash: 'changed' })
    .where(eq(posts.id, one.id));
  expect(await questions()).not.toContain(freezing);
});

it('look at some posts at first where all would take too long, and at the rest afterwards', async () => {
  const { api, mia, place } = context;
  for (const title of ['one', 'two', 'three', 'four']) await addDish(title);
  let seconds = 0;
  const clock = () => new Date((seconds += 1) * 1_000);
  const first = await listGaps({ ...api.services, clock }, mia.id, place.blog.id);
  expect(first.posts).toBe(1);
  expect(first.gaps.find(isCalories)?.posts).toBe(1);
  // Others have their turn in between, so this one is asked until the rest was found.
  let all = first;
  while (all.posts < 4) {
    await nextTurn();
    all = await listGaps({ ...api.services, clock }, mia.id, place.blog.id);
  }
  expect(all.gaps.find(isCalories)?.posts).toBe(4);
});

it('are none of posts that are switched off or were never read', async () => {
  const one = await addDish('one');
  await addDish('two');
  await context.api.db.update(posts).set({ content: null, contentHash: null });
  await context.api.db.update(posts).set({ isEnabled: false }).where(eq(posts.id, one.id));
  expect(await read()).toEqual({ posts: 0, gaps: [] });
});

it('are the blogger’s own to read', async () => {
  await addDish('one');
  const { gaps } = v.parse(listBlogGaps.answer, (await send()).json());
  expect(gaps.some(isCalories)).toBe(true);
  const eve = await join(context.api, 'eve@example.com');
  expect((await send(eve)).statusCode).toBe(404);
});
