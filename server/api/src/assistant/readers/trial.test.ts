import * as v from 'valibot';
import { getSampleExchange, openTrial } from '@cpal/shared/contract/assistant/trial';
import { blogs, posts } from '../../db/schema';
import { join, subscribe } from '../../testing/people/members';
import { type PlaceContext, withPlace } from '../../testing/setups/with-place';

let api: PlaceContext['api'];
let mia: PlaceContext['mia'];
let place: PlaceContext['place'];
withPlace((context) => {
  ({ api, mia, place } = context);
});

const open = (who = mia, query = '') =>
  api.send('GET', `/api/posts/${place.post.id}/trial${query}`, { headers: who.bearer });

it('begins as for a reader, before the blog is verified and where it is switched off', async () => {
  await api.db.update(blogs).set({ verifiedAt: null, isEnabled: false });
  const sent = await open(mia, '?language=de-AT');
  expect(sent.statusCode).toBe(200);
  expect(v.parse(openTrial.answer, sent.json())).toMatchObject({
    post: { title: 'Lemon ricotta pancakes', servings: 4 },
    assistant: { name: 'Mia Bakes', language: 'de', notice: expect.stringContaining('KI') },
  });
});

const sample = (who = mia) =>
  api.send('GET', `/api/posts/${place.post.id}/sample`, { headers: who.bearer });

it('answers a question of the post in each tone, with the sentence that it is from', async () => {
  const { exchange } = v.parse(getSampleExchange.answer, (await sample()).json());
  expect(exchange?.quote).toEqual(expect.any(String));
  expect(new Set(Object.values(exchange?.answers.informal ?? {})).size).toBe(3);
});

it.each([
  ['begins', open],
  ['is sampled', sample],
])('%s where a post was read, for its own blogger with a subscription', async (_case, asked) => {
  const eve = await join(api, 'eve@example.com');
  await subscribe(api, eve);
  expect((await asked(eve)).statusCode).toBe(404);
  await api.db.update(posts).set({ content: null, contentHash: null });
  expect((await asked()).json().code).toBe('not_ready');
  await subscribe(api, mia, 'canceled');
  expect((await asked()).json().code).toBe('subscription_required');
});
