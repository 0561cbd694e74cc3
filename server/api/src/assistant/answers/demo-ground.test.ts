import { openAssistant } from '@cpal/shared/contract/assistant/assistant';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { demoConversations } from '../../db/schema';
import { minute } from '../../kernel/clock';
import { type TestApi, openApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import { getAnswer, startReading } from '../../testing/people/readers';
import { openTwo } from '../../testing/servers/two-servers';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await openApi({ database });
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await database.close();
});

const origin = 'http://localhost:3000';
const page = { key: 'demo', url: `${origin}/`, origin };
const double = 'Can I double it?';
const followUp = 'How much flour do I need then?';

const start = () => startReading(api, page);

/** The answers to both questions, of one conversation. */
async function converse() {
  const reader = await start();
  const first = getAnswer(await reader.ask(double));
  return { reader, first, next: () => reader.ask(followUp, first.conversation_id).then(getAnswer) };
}

describe('a conversation on the landing page', () => {
  it('is remembered by all processes on one database', async () => {
    const alone = getAnswer(await (await start()).ask(followUp)).text;
    const remembered = (await (await converse()).next()).text;
    expect(remembered).not.toBe(alone);

    const two = await openTwo(database, 'http://127.0.0.1:1');
    try {
      const send = async (index: number, path: string, token: string | null, body: unknown) => {
        const headers = { origin, ...(token !== null && { authorization: `Bearer ${token}` }) };
        const sent = await two.send(index, 'POST', `/api/v1/assistant/${path}`, { body, headers });
        return { json: () => sent.json };
      };
      const opened = await send(0, 'sessions', null, { key: 'demo', url: page.url });
      const { token } = v.parse(openAssistant.answer, opened.json());
      const first = getAnswer(await send(0, 'messages', token, { question: double }));
      const { conversation_id } = first;
      const next = await send(1, 'messages', token, { question: followUp, conversation_id });
      expect(getAnswer(next)).toMatchObject({ text: remembered, conversation_id });
    } finally {
      await two.close();
    }
  });

  it('is kept without what tells who had it, and goes after a quarter of an hour', async () => {
    const { reader, first } = await converse();
    await reader.ask('Mail me at mia@example.com how long they keep', first.conversation_id);
    const rows = await api.db.select().from(demoConversations);
    expect(rows).toMatchObject([{ id: first.conversation_id }]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['expiresAt', 'id', 'memory']);
    expect(JSON.stringify(rows)).not.toContain('mia@');
    api.pass(16 * minute);
    const later = await start();
    const again = getAnswer(await later.ask(followUp, first.conversation_id));
    expect(again.conversation_id).not.toBe(first.conversation_id);
    expect(again.text).toBe(getAnswer(await later.ask(followUp)).text);
    const ids = await api.db.select({ id: demoConversations.id }).from(demoConversations);
    expect(ids).not.toContainEqual({ id: first.conversation_id });
  });

  it('is answered, but no further one is kept, beyond ten thousand', async () => {
    const { reader, first, next } = await converse();
    await api.db.execute(sql`
      insert into demo_conversations (id, memory, expires_at)
      select gen_random_uuid(), '{}', now() + interval '1 hour' from generate_series(1, 10000)`);
    const more = getAnswer(await reader.ask(double));
    expect(more.text).toBe(first.text);
    expect(await api.db.$count(demoConversations)).toBe(10_001);
    expect((await next()).conversation_id).toBe(first.conversation_id);
  });
});
