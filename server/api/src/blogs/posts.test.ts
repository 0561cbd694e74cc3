import { eq } from 'drizzle-orm';
import { postDays, posts } from '../db/schema';
import { addSeconds, day as oneDay, toDay } from '../kernel/clock';
import type { TestApi } from '../testing/api';
import { addBlog } from '../testing/people/blogs';
import { type TestMember, subscribe } from '../testing/people/members';
import { withMember } from '../testing/setups/with-member';

interface Listed {
  id: string;
  questions: number;
}

let api: TestApi;
let mia: TestMember;
let blogId: string;
withMember(async (context) => {
  ({ api, mia } = context);
  await subscribe(api, mia);
  blogId = (await addBlog(api, mia)).id;
});

const add = (url: string) =>
  api.send('POST', `/api/blogs/${blogId}/posts`, { headers: mia.bearer, body: { url } });
const list = async (query = '') =>
  (await api.send('GET', `/api/blogs/${blogId}/posts${query}`, { headers: mia.bearer })).json();
const titles = async (query: string) =>
  (await list(query)).posts.map(({ title }: { title: string }) => title);

const addRows = (count: number) =>
  api.db.insert(posts).values(
    Array.from({ length: count }, (_, index) => ({
      blogId,
      url: `https://miabakes.com/${index}`,
      title: `Post ${index}`,
      state: 'ready' as const,
      // Several of one moment, as a first reading makes them.
      createdAt: new Date(1_700_000_000_000 + Math.floor(index / 40) * 1000),
    })),
  );

const withId = (id = '') => eq(posts.id, id);

describe('the posts of a blog', () => {
  it('are shown page by page, newest first, each once', async () => {
    await addRows(130);
    const pages = [await list()];
    while (pages.at(-1).next) pages.push(await list(`?after=${pages.at(-1).next}`));
    expect(pages.map((page) => page.posts.length)).toEqual([50, 50, 30]);
    const ids = pages.flatMap((page) => page.posts.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(130);
    expect(pages[0].posts[0].title).toMatch(/^Post 12\d$/);
    expect(JSON.stringify(pages)).not.toContain('content');
  });

  it('are searched in title and address, word by word as typed', async () => {
    await add('https://miabakes.com/lemon-pancakes/');
    await add('https://miabakes.com/100%25_rye');
    expect(await titles('?q=LEMON%20pan')).toEqual(['lemon pancakes']);
    expect(await titles('?q=%25')).toEqual(['100%25 rye']);
    expect(await titles('?q=_')).toEqual(['100%25 rye']);
    expect(await titles('?state=waiting')).toHaveLength(2);
    expect(await titles('?state=ready')).toEqual([]);
  });

  it('are found that need a look, whether they could be read or not', async () => {
    await addRows(3);
    const problems = [{ code: 'no_steps', message: 'We found no steps.' }];
    const [first, second] = await api.db.select().from(posts);
    await api.db.update(posts).set({ problems }).where(withId(first?.id));
    await api.db.update(posts).set({ problems, state: 'problem' }).where(withId(second?.id));
    const found = await titles('?state=attention');
    expect(new Set(found)).toEqual(new Set([first?.title, second?.title]));
    expect(await titles('?state=problem')).toEqual([second?.title]);
  });

  it('say how often readers asked in the last 30 days', async () => {
    await addRows(2);
    const [asked] = await api.db.select().from(posts);
    const dayAgo = (days: number) => toDay(addSeconds(api.clock(), -days * oneDay));
    const sums = { visitors: 1, conversations: 1, unanswered: 0, helpful: 0, unhelpful: 0 };
    await api.db.insert(postDays).values(
      [0, 29, 30].map((ago) => ({
        ...sums,
        blogId,
        postId: asked?.id ?? '',
        day: dayAgo(ago),
        questions: 10 + ago,
        hours: [],
        languages: {},
      })),
    );
    const counts = (await list()).posts.map(({ id, questions }: Listed) => [id, questions]);
    expect(new Map(counts).get(asked?.id)).toBe(10 + 39);
    const one = await api.send('GET', `/api/posts/${asked?.id}`, { headers: mia.bearer });
    expect(one.json().post.questions).toBe(10 + 39);
    expect(counts.map(([, questions]: [string, number]) => questions).toSorted()).toEqual([0, 49]);
  });

  it.each(['?state=lost', '?after=x', '?after=1-x', `?q=${'x'.repeat(300)}`, '?q=%00'])(
    'reject %s',
    async (query) => {
      expect((await list(query)).code).toBe('validation_failed');
    },
  );
});

describe('naming a post', () => {
  it('has it read soon, and again where it is known', async () => {
    const added = await add('/lemon-pancakes/?utm_source=mail&page=2#steps');
    expect(added.statusCode).toBe(202);
    expect(added.json().post).toMatchObject({
      url: 'https://miabakes.com/lemon-pancakes/?page=2',
      title: 'lemon pancakes',
      image: null,
      state: 'waiting',
      problems: [],
      is_enabled: true,
      read_at: null,
    });
    await api.db.update(posts).set({ dueAt: null, state: 'ready' });
    const again = await add('https://miabakes.com/lemon-pancakes/?page=2&fbclid=1');
    expect(again.statusCode).toBe(202);
    const [row, ...others] = await api.db.select().from(posts).where(eq(posts.state, 'ready'));
    expect(row?.dueAt).toEqual(expect.any(Date));
    expect(others).toEqual([]);
  });

  it.each([
    'https://eve.com/x',
    'https://miabakes.com:8080/x',
    'https://a@miabakes.com/',
    'mailto:x',
  ])('rejects %s', async (url) => {
    const rejected = await add(url);
    expect([rejected.statusCode, rejected.json().code]).toEqual([400, 'invalid_url']);
  });

  it('needs a subscription', async () => {
    await subscribe(api, mia, 'canceled');
    expect((await add('/x')).json().code).toBe('subscription_required');
  });
});

describe('a post', () => {
  it('is shown with all that was read, and switched off and on', async () => {
    const { id } = (await add('/x')).json().post;
    const recipe = {
      name: 'X',
      yield: { amount: 4, text: '4 pieces' },
      times: { prep: 10, cook: null, total: null },
      ingredients: [],
      steps: [{ number: 1, text: 'Stir.', group: null }],
      notes: [],
      equipment: [],
      nutrition: [],
    };
    const passages = [{ heading: 'Storage', text: 'It keeps for a week.' }];
    const content = { url: 'https://miabakes.com/x', title: 'X', image: null, language: 'en' };
    await api.db.update(posts).set({ content: { ...content, recipe, passages } });
    const headers = mia.bearer;
    const shown = await api.send('GET', `/api/posts/${id}`, { headers });
    expect(shown.json().post).toMatchObject({ id, language: 'en', recipe, passages });
    const body = { is_enabled: false };
    const changed = await api.send('PATCH', `/api/posts/${id}`, { headers, body });
    expect(changed.json().post).toEqual({ ...shown.json().post, is_enabled: false });
  });
});
