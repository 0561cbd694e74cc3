import { blogs, posts } from '../../db/schema';
import { type PlaceContext, withPlace } from '../../testing/setups/with-place';

const later = new Date('2100-01-01');

let api: PlaceContext['api'];
let place: PlaceContext['place'];
withPlace(async (context) => {
  ({ api, place } = context);
  await api.db.update(blogs).set({ readDueAt: later });
  await api.db.update(posts).set({ dueAt: null });
});

const readAgain = (url: string, key = place.license.key) =>
  api.send('POST', '/api/v1/assistant/posts', { body: { key, url } });

/** Which of the two are due by now. */
async function due() {
  const [post] = await api.db.select().from(posts);
  const [blog] = await api.db.select().from(blogs);
  const isDue = (at: Date | null = null) => at !== null && at <= api.clock();
  return { post: isDue(post?.dueAt), list: isDue(blog?.readDueAt) };
}

describe('a word of a blog about one of its posts', () => {
  it('has a known post read soon, however its address is written', async () => {
    const sent = await readAgain(`${place.url}?utm_source=mail#comments`);
    expect([sent.statusCode, sent.json()]).toEqual([202, { ok: true }]);
    expect(await due()).toEqual({ post: true, list: false });
  });

  it('has the list of posts read soon where the post is not known', async () => {
    expect((await readAgain(`${place.origin}/new-bread/`)).statusCode).toBe(202);
    expect(await due()).toEqual({ post: false, list: true });
  });

  it.each([
    ['another site', 'https://other.example/post/', undefined, 'domain_not_allowed'],
    ['a key that nobody has', 'https://miabakes.com/', 'cpal_live_nobody', 'key_not_valid'],
  ])('is rejected from %s', async (_case, url, key, code) => {
    const sent = await readAgain(url, key);
    expect([sent.statusCode, sent.json().code]).toEqual([403, code]);
    expect(await due()).toEqual({ post: false, list: false });
  });
});
