import { startModelServer } from '@cpal/assistant/testing/model-server';
import { messages, modelUsage } from '../../db/schema';
import { type TestApi, openApi } from '../../testing/api';
import { openBlog } from '../../testing/people/served-blog';
import { join } from '../../testing/people/members';
import { modelEnv } from '../../testing/model-env';
import { getAnswer, startReading } from '../../testing/people/readers';

let server: Awaited<ReturnType<typeof startModelServer>>;
let api: TestApi;
let reader: Awaited<ReturnType<typeof startReading>>;

/** What the post leaves open, in other words in each test: an answer is kept for who asks the same. */
let open = 'Would orange zest be lovely in these?';
const brunch = 'Are they nice for a birthday brunch?';
beforeAll(async () => {
  server = await startModelServer();
  const env = {
    ...modelEnv(server),
    ASSISTANT_TOKENS_PER_DAY: '1000',
    TRUST_PROXY: 'loopback',
  };
  api = await openApi({ env });
});
beforeEach(async () => {
  open += ' Really?';
  await api.reset();
  const { license, url, origin } = await openBlog(api, await join(api));
  reader = await startReading(api, { key: license.key, url, origin });
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const answered = 'How much sugar do I need?';
const berries = 'Fresh berries go well with them, and so does the honey of the last step';

const counted = async (by: string) =>
  (await api.services.metrics.registry.metrics()).includes(`by="${by}"`);

/** Another network each time: the readers of one may use a tenth of the day's tokens. */
let networks = 0;
const elsewhere = () => ({ 'x-forwarded-for': `192.0.2.${(networks += 1)}` });

/** The events of an answer, by their names and data. */
async function eventsOf(question: string): Promise<[string, unknown][]> {
  const sent = await reader.send(
    'messages',
    { question },
    {
      accept: 'text/event-stream',
      ...elsewhere(),
    },
  );
  const found = [...sent.body.matchAll(/^event: (\w+)\ndata: (.*)\n$/gm)];
  return found.map(([, name = '', data = '']) => [name, JSON.parse(data)]);
}

const deltasOf = async (question: string) =>
  (await eventsOf(question)).filter(([name]) => name === 'delta').map(([, data]) => data);

describe('a language model', () => {
  it('answers what the post leaves open, and its cost is the license’s', async () => {
    server.play({ says: ['Fresh berries ', 'go well with them. ', 'So does the honey. [S7]'] });
    expect(getAnswer(await reader.ask(open))).toMatchObject({
      text: 'Fresh berries go well with them. So does the honey.',
      tier: 'general',
      sources: [{ kind: 'step', number: 7 }],
    });
    expect(await api.db.select().from(modelUsage)).toMatchObject([
      { tokens: 540, microdollars: 2_100 },
    ]);
    expect(await api.db.select().from(messages)).toMatchObject([
      {
        answer: 'Fresh berries go well with them. So does the honey.',
        tier: 'general',
        isUnanswered: true,
        sources: [{ kind: 'step', number: 7 }],
        trace: { by: 'model' },
      },
    ]);
    expect(await counted('model')).toBe(true);
  });

  it('is not asked what the post answers', async () => {
    server.play({ says: ['Nonsense.'] });
    expect(getAnswer(await reader.ask(answered)).tier).toBe('post');
    expect(server.asked).toEqual([]);
  });

  it('that rests on the post counts as the post’s own answer', async () => {
    server.play({ says: [`${berries} [S7].`] });
    expect(getAnswer(await reader.ask(open))).toMatchObject({ text: `${berries}.`, tier: 'post' });
    expect(await api.db.select().from(messages)).toMatchObject([{ isUnanswered: false }]);
  });

  it('shows nothing that is not verified', async () => {
    server.play({ says: ['HACKED. ', 'Bake it for 95 minutes. ', 'Enjoy!'] });
    expect(await deltasOf(open)).toEqual([
      { text: expect.not.stringMatching(/95|HACKED/), replaces: false },
    ]);
    expect(await counted('number')).toBe(true);
  });

  it('keeps what is verified where a later sentence is not', async () => {
    server.play({ says: [`${berries} [S7]. `, 'Bake it for 95 minutes. '] });
    expect(await deltasOf(open)).toEqual([{ text: `${berries}. `, replaces: false }]);
    expect(await counted('shortened')).toBe(true);
  });

  it('that breaks off is taken back', async () => {
    server.play({ says: [`${berries} [S7]. `, 'And '], ending: 'breaks' });
    expect(await deltasOf(open)).toEqual([
      { text: `${berries}. `, replaces: false },
      { text: expect.not.stringContaining('berries'), replaces: true },
    ]);
  });

  it('is asked once by all readers who ask the same', async () => {
    server.play({ says: [`${berries} [S7].`] });
    const first = getAnswer(await reader.ask(open));
    const again = getAnswer(await reader.ask(`  ${open.toLowerCase()}`));
    expect(again).toMatchObject({ text: first.text, tier: 'post', sources: first.sources });
    expect(server.asked).toHaveLength(1);
    expect(await counted('cache')).toBe(true);
  });

  it('gets what was said before in the conversation', async () => {
    server.play({ says: [`${berries} [S7].`] });
    const { conversation_id } = getAnswer(await reader.ask(open));
    const question = 'And why is that?';
    await reader.send('messages', { question, conversation_id }, elsewhere());
    expect(server.asked.at(-1)?.body).toContain('YOU Freshˆberriesˆgoˆwell');
  });

  it('offers nothing that the reader said before they cannot eat', async () => {
    const { conversation_id } = getAnswer(await reader.ask("I'm allergic to milk."));
    server.play({ says: ['Whipped cream goes well with them [S7]. ', 'So do berries.'] });
    const rejected = getAnswer(await reader.ask(brunch, conversation_id));
    expect(rejected.text).not.toMatch(/cream/);
    expect(await counted('exclusion')).toBe(true);
    expect(server.asked.at(-1)?.body).toContain('READER CANNOT EAT');
  });

  it('has a warning below its words where the reader has an allergy', async () => {
    const { conversation_id } = getAnswer(await reader.ask("I'm allergic to milk."));
    server.play({ says: [`${berries} [S7].`] });
    const { text } = getAnswer(await reader.ask(brunch, conversation_id));
    expect(text).toMatch(/^Fresh berries go well[^\n]*\n.*read every label/);
  });

  it.each([
    ['that fails', { status: 500 }, 'failed'],
    ['that breaks off', { says: ['Honey [S7]. '], ending: 'breaks' }, 'failed'],
    ['that knows nothing', { says: ['UNSURE'] }, 'unsure'],
  ] as const)('%s is replaced, and nothing is said of why', async (_what, script, by) => {
    server.play(script);
    const answer = getAnswer(await reader.ask(open));
    expect(answer.tier).not.toBe('general');
    expect(answer.text).not.toMatch(/Honey|UNSURE|sk-test/);
    expect(await counted(by)).toBe(true);
    expect(api.log()).not.toContain('sk-test');
  });

  it('is no more asked once the license’s tokens of the day are used up', async () => {
    server.play({ says: [`${berries}.`] });
    const tiers = ['general', 'general', 'refusal'];
    for (const [index, tier] of tiers.entries()) {
      const sent = await reader.send(
        'messages',
        { question: `${open}${' Honestly?'.repeat(index)}` },
        elsewhere(),
      );
      expect(getAnswer(sent).tier).toBe(tier);
    }
    expect(server.asked).toHaveLength(2);
    expect(await counted('budget')).toBe(true);
  });

  it('is left when the reader leaves, and what it cost until then is counted', async () => {
    server.play({ says: [`${berries} [S7]. `, 'And '], ending: 'stalls' });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const address = api.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const leaving = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/assistant/messages`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        origin: 'https://miabakes.com',
        authorization: `Bearer ${reader.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ question: open }),
    });
    const parts = response.body?.getReader();
    let seen = '';
    while (!seen.includes('honey'))
      seen += Buffer.from((await parts?.read())?.value ?? []).toString();
    leaving.abort();
    expect(await server.asked[0]?.hasLeft).toBe(true);
    while ((await api.db.$count(modelUsage)) === 0)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await api.db.$count(messages)).toBe(0);
  });
});
