import { startModelServer } from '@cpal/assistant/testing/model-server';
import { blogs, modelUsage, rateLimits } from '../../db/schema';
import { type TestApi, openApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import { readMails } from '../../testing/outside/mails';
import { type TestMember, join } from '../../testing/people/members';
import { modelEnv } from '../../testing/model-env';
import { getAnswer, startReading, openSession } from '../../testing/people/readers';
import { openBlog } from '../../testing/people/served-blog';

/** What the post leaves open, so that the engine asks for a model; the test's takes 540 tokens. */
const open = 'Would orange zest be lovely in these?';
const tokensOfAnswer = 540;

let server: Awaited<ReturnType<typeof startModelServer>>;
let database: TestDatabase;
let api: TestApi;
let other: TestApi;
let mia: TestMember;
let place: Awaited<ReturnType<typeof openBlog>>;

/** A day has twenty answers, so a network has two: the third begins after a tenth is used. */
const env = { TRUST_PROXY: 'loopback', ASSISTANT_TOKENS_PER_DAY: String(20 * tokensOfAnswer) };

beforeAll(async () => {
  server = await startModelServer();
  database = await openTestDatabase();
  api = await openApi({ database, env: { ...modelEnv(server), ...env } });
  other = await openApi({ database, env: { ...modelEnv(server), ...env } });
});
beforeEach(async () => {
  await database.reset();
  mia = await join(api);
  place = await openBlog(api, mia);
  // The first reader of a blog is told, too.
  await openSession(api, { key: place.license.key, url: place.url, origin: place.origin });
  await readMails(api);
  server.play({ says: ['Fresh berries go well.'] });
});
afterAll(async () => {
  await api.close();
  await other.close();
  await database.close();
  await server.close();
});

let browsers = 0;
/** Asks in a session of its own, each time with another browser, what nobody has asked before. */
async function askFrom(address: string, at = api) {
  const page = { key: place.license.key, url: place.url, origin: place.origin };
  const browser = (browsers += 1);
  const headers = { 'x-forwarded-for': address, 'user-agent': `Browser/${browser}` };
  const reader = await startReading(at, page, headers);
  return getAnswer(await reader.ask(`${open} ${'Really? '.repeat(browser)}`)).tier === 'general'
    ? 'model'
    : 'engine';
}

async function askSeveral(count: number, ask: (index: number) => Promise<string>) {
  const all: string[] = [];
  for (let index = 0; index < count; index += 1) all.push(await ask(index));
  return all.filter((by) => by === 'model').length;
}

const tryOut = () =>
  api.send('POST', `/api/blogs/${place.blog.id}/try`, {
    headers: mia.bearer,
    body: { post_id: place.post.id, question: `${open} ${'Really? '.repeat((browsers += 1))}` },
  });

const spent = (day: string, used: { tokens: number; microdollars: number }) =>
  api.db.insert(modelUsage).values({ licenseId: place.license.id, day, ...used });
const today = () => api.clock().toISOString().slice(0, 10);
const subjects = async () => (await readMails(api)).map(({ letter }) => letter.subject);

describe('the share that a network has of a day’s tokens', () => {
  it('ends the model’s answers there, whatever browser asks, and nowhere else', async () => {
    expect(await askSeveral(5, () => askFrom('192.0.2.1'))).toBe(2);
    expect(await askFrom('192.0.2.1', other)).toBe('engine');
    expect(await askFrom('192.0.2.2')).toBe('model');
  });

  it('is twice as much for an IPv6 /56, and four times for a /48', async () => {
    const inFiftySix = (index: number) => askFrom(`2001:db8:0:120${index}::1`);
    expect(await askSeveral(6, inFiftySix)).toBe(4);
    const inFortyEight = (index: number) => askFrom(`2001:db8:0:${index + 2}00::1`);
    expect(await askSeveral(6, inFortyEight)).toBe(4);
    expect(await askFrom('2001:db8:1::1')).toBe('model');
  });

  it('holds for questions that come together, at several servers', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => askFrom('192.0.2.1', index % 2 ? api : other)),
    );
    expect(all.filter((by) => by === 'model').length).toBeLessThanOrEqual(2);
    expect(all).toContain('model');
  });

  it('is only used by what a model answered', async () => {
    server.play({ status: 500 });
    expect(await askSeveral(5, () => askFrom('192.0.2.1'))).toBe(0);
    server.play({ says: ['Honey goes well.'] });
    expect(await askFrom('192.0.2.1')).toBe('model');
  });

  it('is a new one on the next day', async () => {
    await askSeveral(3, () => askFrom('192.0.2.1'));
    api.pass(86_400);
    expect(await askFrom('192.0.2.1')).toBe('model');
  });

  it('is the license’s: another blog’s readers of that network have their own', async () => {
    await askSeveral(3, () => askFrom('192.0.2.1'));
    await database.db.update(blogs).set({ verifiedAt: null });
    place = await openBlog(api, await join(api, 'noa@example.com'));
    expect(await askFrom('192.0.2.1')).toBe('model');
  });

  it('is kept without the address', async () => {
    await askFrom('192.0.2.1');
    const rows = await database.db.select().from(rateLimits);
    expect(rows.map(({ points }) => points)).toEqual([tokensOfAnswer]);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
  });

  it('does not bind the member who tries the assistant', async () => {
    for (let count = 0; count < 3; count += 1)
      expect(getAnswer(await tryOut()).tier).toBe('general');
  });
});

describe('a member whose budget runs low', () => {
  it('is told once a day, when four fifths of it are used', async () => {
    await spent(today(), { tokens: 14 * tokensOfAnswer, microdollars: 0 });
    await askFrom('192.0.2.1');
    expect(await readMails(api)).toEqual([]);
    await askFrom('192.0.2.2');
    const [mail, ...more] = await readMails(api);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(mia.email);
    expect(mail?.letter).toMatchObject({
      subject: 'Your assistant has used 80% of today’s AI budget',
      opening: [expect.any(String), expect.stringContaining('midnight UTC'), expect.any(String)],
      foot: { stopUrl: expect.any(String) },
    });
    await askFrom('192.0.2.3');
    expect(await readMails(api)).toEqual([]);
  });

  it('is told once, whoever asks in the same moment', async () => {
    await spent(today(), { tokens: 15 * tokensOfAnswer, microdollars: 0 });
    await Promise.all(['192.0.2.1', '192.0.2.2'].map((address) => askFrom(address)));
    expect(await subjects()).toHaveLength(1);
  });

  it('is told of the month’s dollars once a month', async () => {
    api.pass(Date.UTC(2027, 0, 15) / 1000 - api.clock().getTime() / 1000);
    await spent('2027-01-03', { tokens: 1, microdollars: 3_999_000 });
    await spent('2026-12-03', { tokens: 1, microdollars: 4_900_000 });
    await askFrom('192.0.2.1');
    expect(await subjects()).toEqual(['Your assistant has used 80% of this month’s AI budget']);
    api.pass(86_400);
    await askFrom('192.0.2.1');
    expect(await subjects()).toEqual([]);
  });
});
