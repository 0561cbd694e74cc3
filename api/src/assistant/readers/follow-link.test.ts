import { affiliateLinks } from '../../db/schema';
import { answerOf } from '../../testing/readers';
import { type ReaderContext, withReader } from '../../testing/with-reader';

let api: ReaderContext['api'];
let place: ReaderContext['place'];
let reader: ReaderContext['reader'];
withReader((context) => {
  ({ api, place, reader } = context);
});

const question = 'How do I beat the egg whites?';
const leave = (id: string) => api.send('GET', `/api/v1/assistant/out/${id}`);

describe('an affiliate link', () => {
  it('is shown by the address that counts, and leads on', async () => {
    const [link] = await api.db
      .insert(affiliateLinks)
      .values({
        blogId: place.blog.id,
        keywords: ['egg'],
        label: 'My whisk',
        url: 'https://shop.example/whisk?tag=mia',
        isActive: true,
        createdAt: api.clock(),
      })
      .returning();
    const { links } = answerOf(await reader.ask(question));
    expect(links).toEqual([
      { label: 'My whisk', url: `http://localhost:3000/api/v1/assistant/out/${link?.id}` },
    ]);
    const sent = await leave(link?.id ?? '');
    expect([sent.statusCode, sent.headers.location]).toEqual([
      302,
      'https://shop.example/whisk?tag=mia',
    ]);
    expect(await api.db.select().from(affiliateLinks)).toMatchObject([{ clicks: 1 }]);
    await api.db.update(affiliateLinks).set({ isActive: false });
    expect((await leave(link?.id ?? '')).statusCode).toBe(404);
    expect(answerOf(await reader.ask(question)).links).toEqual([]);
  });

  it.each([['nonsense'], [crypto.randomUUID()]])('%s leads nowhere', async (id) => {
    expect((await leave(id)).statusCode).toBe(404);
  });
});
