import { listPostGaps } from '@cpal/shared/contract/blogs/post-gaps';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { posts } from '../../db/schema';
import { join } from '../../testing/people/members';
import { type PlaceContext, withPlace } from '../../testing/setups/with-place';

let api: PlaceContext['api'];
let mia: PlaceContext['mia'];
let place: PlaceContext['place'];
withPlace((context) => {
  ({ api, mia, place } = context);
});

const ask = (who = mia) =>
  api.send('GET', `/api/posts/${place.post.id}/gaps`, { headers: who.bearer });

const list = async () => v.parse(listPostGaps.answer, (await ask()).json());

const answer = (question: string, post_id: string | null) =>
  api.send('POST', `/api/blogs/${place.blog.id}/answers`, {
    headers: mia.bearer,
    body: { post_id, question, answer: 'I will find out.' },
  });

const calories = 'How many calories are in a serving?';

it('lists what readers will ask and a post does not say, in its language', async () => {
  const { language, gaps } = await list();
  expect(language).toBe('en');
  expect(gaps).toContain(calories);
  // The post says that they freeze.
  expect(gaps).not.toContain('Can I freeze it?');
});

it('leaves out what the blogger has answered, for this post or for all', async () => {
  const { gaps } = await list();
  const other = gaps.find((question) => question !== calories) ?? '';
  expect((await answer(calories, place.post.id)).statusCode).toBe(201);
  expect((await list()).gaps).toEqual(gaps.filter((question) => question !== calories));
  expect((await answer(other, null)).statusCode).toBe(201);
  expect((await list()).gaps).not.toContain(other);
});

it('has none of a post that was never read', async () => {
  await api.db
    .update(posts)
    .set({ content: null, contentHash: null })
    .where(eq(posts.id, place.post.id));
  expect(await list()).toEqual({ language: null, gaps: [] });
});

it('is for the post’s own blogger', async () => {
  const eve = await join(api, 'eve@example.com');
  expect((await ask(eve)).statusCode).toBe(404);
});
