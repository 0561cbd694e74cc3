import { eq } from 'drizzle-orm';
import { affiliateLinks, blogs, conversations, messages, posts, trials } from '../../db/schema';
import { toBearer, join, logIn, subscribe } from '../../testing/people/members';
import { getAnswer, getRejection } from '../../testing/people/readers';
import { addPost } from '../../testing/people/served-blog';
import { type PlaceContext, withPlace } from '../../testing/setups/with-place';

let api: PlaceContext['api'];
let mia: PlaceContext['mia'];
let place: PlaceContext['place'];
withPlace((context) => {
  ({ api, mia, place } = context);
});

const ask = (question: string, conversation_id?: string, who = mia) =>
  api.send('POST', `/api/blogs/${place.blog.id}/try`, {
    headers: who.bearer,
    body: { post_id: place.post.id, question, ...(conversation_id && { conversation_id }) },
  });

describe('trying the assistant', () => {
  it('answers as a reader is answered, before the blog is verified, and counts nothing', async () => {
    await api.db.update(blogs).set({ verifiedAt: null });
    const url = 'https://shop.example/whisk';
    const link = { keywords: ['egg'], label: 'My whisk', url, isActive: true };
    const of = { blogId: place.blog.id, createdAt: api.clock() };
    await api.db.insert(affiliateLinks).values({ ...of, ...link });
    const answer = getAnswer(await ask('How do I beat the egg whites?'));
    expect(answer).toMatchObject({ tier: 'post', language: 'en' });
    expect(answer.text).toContain('egg whites');
    // Straight on, so that her own presses are not counted.
    expect(answer.links).toEqual([{ label: 'My whisk', url }]);
    expect(await api.db.$count(messages)).toBe(0);
    expect(await api.db.$count(conversations)).toBe(0);
  });

  it('shows related recipes with our own pictures, of which the product’s pages show no others', async () => {
    const [first, second] = await Promise.all(
      ['waffles', 'crepes'].map((name) =>
        addPost(api, place.blog.id, `${place.blog.url}${name}/`, {
          title: `Lemon ${name}`,
          image: 'https://cdn.example/x.jpg',
        }),
      ),
    );
    await api.db
      .update(posts)
      .set({ picture: 'a1' })
      .where(eq(posts.id, first?.id ?? ''));
    const { related } = getAnswer(await ask('Which other recipes with lemon do you have?'));
    const images = new Map(related.map(({ title, image }) => [title, image]));
    expect(images.get('Lemon waffles')).toBe('/api/pictures/a1');
    expect(images.get(second?.title ?? '')).toBeNull();
  });

  it('remembers the conversation for an hour, without what tells who asked', async () => {
    const first = getAnswer(await ask('How much flour? I am mia@example.com'));
    expect(JSON.stringify(await api.db.select().from(trials))).not.toContain('mia@');
    const next = getAnswer(await ask('And in cups?', first.conversation_id));
    expect(next.conversation_id).toBe(first.conversation_id);
    expect(next.text).toMatch(/cup/);
    api.pass(3_601);
    const bearer = toBearer(await logIn(api, mia.email));
    const later = getAnswer(await ask('And in cups?', first.conversation_id, { ...mia, bearer }));
    expect(later.conversation_id).not.toBe(first.conversation_id);
    expect(await api.db.$count(trials)).toBe(1);
  });

  it('is for the blog’s member with a plan, under a post of the blog', async () => {
    const eve = await join(api, 'eve@example.com');
    await subscribe(api, eve);
    expect(await getRejection(ask('How much flour?', undefined, eve))).toBe('404 not_found');
    await api.db.update(posts).set({ isEnabled: false }).where(eq(posts.id, place.post.id));
    expect(await getRejection(ask('How much flour?'))).toBe('404 not_found');
    await subscribe(api, mia, 'canceled');
    expect(await getRejection(ask('How much flour?'))).toBe('403 subscription_required');
  });
});
