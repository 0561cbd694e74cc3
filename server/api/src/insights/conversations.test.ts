import * as v from 'valibot';
import { listConversations as listCall } from '@cpal/shared/contract/insights/insights';
import { messages } from '../db/schema';
import { countAll } from '../testing/counting';
import { addPost } from '../testing/people/served-blog';
import { getAnswer, getRejection, startReading } from '../testing/people/readers';
import { type TestMember, toBearer, join, logIn } from '../testing/people/members';
import { type ReaderContext, withReader } from '../testing/setups/with-reader';

let context: ReaderContext;
withReader((given) => {
  context = given;
});

const day = 86_400;

const send = (query = '', who = context.mia) =>
  context.api.send('GET', `/api/blogs/${context.place.blog.id}/conversations${query}`, {
    headers: who.bearer,
  });
const list = async (query?: string, who?: TestMember) =>
  v.parse(listCall.answer, (await send(query, who)).json());

const found = async (query: string) => (await list(query)).conversations.map(({ id }) => id);
const search = (q: string) => found(`?q=${encodeURIComponent(q)}`);

describe('the conversations of a blog', () => {
  it('are told with what the assistant took each question for, and why it answered so', async () => {
    const { reader, place } = context;
    const first = getAnswer(await reader.ask('Can I freeze it? Mail me at ann@example.com'));
    const { message_id } = getAnswer(
      await reader.ask('How do I beat the egg whites?', first.conversation_id),
    );
    await reader.rate(message_id);
    const { conversations, next } = await list();
    expect(next).toBeNull();
    expect(conversations).toMatchObject([
      {
        id: first.conversation_id,
        post: { id: place.post.id, url: place.url },
        messages: [
          { question: 'Can I freeze it? Mail me at [email]', intent: 'storage', is_helpful: null },
          { id: message_id, tier: 'post', sources: [{ kind: 'step' }], is_helpful: true },
        ],
      },
    ]);
  });

  it('are told with what was weighed, for whom, and what was taken back', async () => {
    const { reader } = context;
    const first = getAnswer(await reader.ask('How do I beat the egg whites?'));
    const avoided = 'I am allergic to milk. What can I use instead of the buttermilk?';
    await reader.ask(avoided, first.conversation_id);
    const [conversation] = (await list()).conversations;
    const [weighed, guarded] = conversation?.messages ?? [];
    expect(weighed?.trace).toMatchObject({
      excluded: [],
      is_exact: false,
      min_confidence: 0.58,
      withheld: null,
      by: 'engine',
    });
    const [best] = weighed?.trace?.considered ?? [];
    expect(best?.text).toMatch(/egg whites/);
    expect(best?.confidence).toBeGreaterThanOrEqual(0.58);
    expect(guarded?.trace?.excluded).toEqual(['milk']);
    expect(guarded?.trace?.intents).toContain('substitution');
    expect(guarded?.trace?.withheld).toMatch(/milk/);
  });

  it('say nothing of what was weighed where an earlier version answered', async () => {
    const { api, reader } = context;
    await reader.ask('How much flour?');
    await api.db.update(messages).set({ trace: null });
    expect((await list()).conversations).toMatchObject([{ messages: [{ trace: null }] }]);
  });

  it('come a page at a time, newest first, of one post where that is asked for', async () => {
    const { api, reader, page, place } = context;
    const url = 'https://miabakes.com/soup/';
    const soup = await addPost(api, place.blog.id, url);
    const other = await startReading(api, { ...page, url });
    await other.ask('How much flour?');
    for (let count = 0; count < 27; count += 1) {
      api.pass(1);
      await reader.ask('How much flour?');
    }
    const first = await list();
    const second = await list(`?after=${first.next}`);
    expect([first.conversations.length, second.conversations.length]).toEqual([25, 3]);
    expect(second.next).toBeNull();
    const all = [...first.conversations, ...second.conversations];
    expect(new Set(all.map(({ id }) => id)).size).toBe(28);
    expect(all.map((one) => one.started_at)).toEqual(
      all.map((one) => one.started_at).toSorted((a, b) => b - a),
    );
    expect((await list(`?post_id=${soup.id}`)).conversations).toHaveLength(1);
    for (const after of ['x', `999999999999999-${crypto.randomUUID()}`])
      expect(await getRejection(send(`?after=${after}`))).toBe('400 validation_failed');
  });

  it('are found by words of a question, in either case, with signs that are letters there', async () => {
    const { reader } = context;
    const first = getAnswer(await reader.ask('How much FLOUR is in it?'));
    await reader.ask('Can I freeze it?', first.conversation_id);
    const second = getAnswer(await reader.ask('Is 50% rye possible?'));
    expect(await search(' flour ')).toEqual([first.conversation_id]);
    expect(await search('50%')).toEqual([second.conversation_id]);
    for (const none of ['%%', '50_', String.raw`\\`, "' or true --", 'mixer'])
      expect(await search(none)).toEqual([]);
    const [whole] = (await list('?q=freeze')).conversations;
    expect(whole?.messages).toHaveLength(2);
    for (const q of ['', '%20', 'a'.repeat(101), '%00'])
      expect(await getRejection(send(`?q=${q}`))).toBe('400 validation_failed');
  });

  it('are those without an answer, or with an answer that did not help, where that is asked for', async () => {
    const { reader } = context;
    const answered = getAnswer(await reader.ask('How much flour is in it?'));
    const refused = getAnswer(await reader.ask('Is there a video of this recipe?'));
    await reader.rate(answered.message_id, false);
    expect(await found('?only=unanswered')).toEqual([refused.conversation_id]);
    expect(await found('?only=unhelpful')).toEqual([answered.conversation_id]);
    expect(await found('?only=unhelpful&q=video')).toEqual([]);
    expect(await getRejection(send('?only=other'))).toBe('400 validation_failed');
  });

  it('come with the posts that were asked about, most asked first', async () => {
    const { api, reader, page, place } = context;
    const url = 'https://miabakes.com/soup/';
    const soup = await addPost(api, place.blog.id, url);
    await addPost(api, place.blog.id, 'https://miabakes.com/never-asked/');
    const other = await startReading(api, { ...page, url });
    await other.ask('How much flour?');
    for (const question of ['How much flour?', 'Can I freeze it?']) await reader.ask(question);
    await countAll(api);
    expect((await list()).posts.map(({ id }) => id)).toEqual([place.post.id, soup.id]);
    expect((await list(`?post_id=${soup.id}`)).posts).toHaveLength(2);
  });

  it('end after thirty days, and are nobody else’s', async () => {
    const { api, reader } = context;
    await reader.ask('How much flour?');
    const eve = await join(api, 'eve@example.com');
    expect(await getRejection(send('', eve))).toBe('404 not_found');
    expect((await list()).conversations).toHaveLength(1);
    api.pass(30 * day + 1);
    const bearer = toBearer(await logIn(api, context.mia.email));
    expect(await list('', { ...context.mia, bearer })).toEqual({
      conversations: [],
      next: null,
      posts: [],
    });
  });
});
