import { languages } from '@cpal/assistant/engine';
import { listPostGaps } from '@cpal/shared/contract/post-gaps';
import * as v from 'valibot';
import { posts } from '../../db/schema';
import { join } from '../../testing/people/members';
import { addPost } from '../../testing/people/served-blog';
import { type PlaceContext, withPlace } from '../../testing/setups/with-place';
import { gapQuestions } from './gap-questions';

let api: PlaceContext['api'];
let mia: PlaceContext['mia'];
let place: PlaceContext['place'];
withPlace((context) => {
  ({ api, mia, place } = context);
});

const ask = (id: string, who = mia) =>
  api.send('GET', `/api/posts/${id}/gaps`, { headers: who.bearer });

async function gapsOf(id: string) {
  const { gaps } = v.parse(listPostGaps.answer, (await ask(id)).json());
  return gaps.map(({ question }) => question);
}

const line = { quantity: null, quantity_max: null, unit: null, note: null, group: null };

/** A cake in a post that says next to nothing of it, or what these lines say besides. */
async function addCake(passages: string[] = [], notes: string[] = []) {
  const post = await addPost(api, place.blog.id, `${place.blog.url}cake/`, {
    title: 'Plum cake',
    language: 'en',
    passages: passages.map((text) => ({ heading: null, text })),
    recipe: {
      name: 'Plum cake',
      yield: null,
      times: { prep: null, cook: null, total: null },
      ingredients: ['flour', 'plums', 'butter'].map((item) => ({ ...line, item, text: item })),
      steps: [
        { number: 1, text: 'Preheat the oven. Butter a springform.', group: null },
        { number: 2, text: 'Mix everything and bake until golden.', group: null },
      ],
      notes,
      equipment: [],
      nutrition: [],
    },
  });
  return post?.id ?? '';
}

it('lists what readers will ask and a post does not say, and where general knowledge helps', async () => {
  const id = await addCake();
  const { language, gaps } = (await ask(id)).json();
  expect(language).toBe('en');
  expect(gaps).toEqual(
    expect.arrayContaining([
      { question: 'Can I freeze it?', has_general_answer: true },
      { question: 'How many calories per serving?', has_general_answer: false },
    ]),
  );
});

it('leaves out what the post answers', async () => {
  const bare = await gapsOf(await addCake());
  await api.db.delete(posts);
  const full = await gapsOf(
    await addCake(['It freezes well for 2 months.'], ['Bake it in a springform of 26 cm.']),
  );
  const answered = ['Can I freeze it?', 'What size tin do I need?'];
  expect(bare).toEqual(expect.arrayContaining(answered));
  for (const question of answered) expect(full).not.toContain(question);
  expect(full).toContain('How many calories per serving?');
});

it('leaves out what the blogger has answered, for this post or for all', async () => {
  const id = await addCake();
  for (const [question, postId] of [
    ['How many calories per serving?', id],
    ['Can I freeze it?', null],
  ] as const) {
    const body = { post_id: postId, question, answer: 'I will find out.' };
    const path = `/api/blogs/${place.blog.id}/answers`;
    expect((await api.send('POST', path, { headers: mia.bearer, body })).statusCode).toBe(201);
    expect(await gapsOf(id)).not.toContain(question);
  }
});

it('asks for no air fryer where no oven is on, and for no tin where there is none', async () => {
  const { steps } = { steps: [{ number: 1, text: 'Stir everything cold.', group: null }] };
  const { id } =
    (await addPost(api, place.blog.id, `${place.blog.url}fizz/`, {
      title: 'Ginger fizz',
      passages: [],
      recipe: {
        name: 'Ginger fizz',
        yield: null,
        times: { prep: null, cook: null, total: null },
        ingredients: [{ ...line, item: 'ginger', text: 'ginger' }],
        steps,
        notes: [],
        equipment: [],
        nutrition: [],
      },
    })) ?? {};
  const gaps = await gapsOf(id ?? '');
  expect(gaps).toContain('How many calories per serving?');
  expect(gaps).not.toContain('Can I make it in an air fryer?');
  expect(gaps).not.toContain('What size tin do I need?');
});

it.each(languages)('asks in the language of the post, and is understood (%s)', async (language) => {
  const [calories] = gapQuestions.slice(-1);
  await addCake();
  const rows = await api.db.select().from(posts);
  const cake = rows.find(({ title }) => title === 'Plum cake');
  const content = cake?.content && { ...cake.content, language };
  await api.db.update(posts).set({ content, contentHash: language });
  const sent = (await ask(cake?.id ?? '')).json();
  expect(sent.language).toBe(language);
  expect(sent.gaps).toContainEqual({
    question: calories?.words[language],
    has_general_answer: false,
  });
});

it('has none of a post that was never read', async () => {
  await api.db.update(posts).set({ content: null, contentHash: null });
  expect((await ask(place.post.id)).json()).toEqual({ language: null, gaps: [] });
});

it('is for the post’s own blogger', async () => {
  const eve = await join(api, 'eve@example.com');
  expect((await ask(place.post.id, eve)).statusCode).toBe(404);
});
