import * as v from 'valibot';
import { setTimeout as sleep } from 'node:timers/promises';
import { assistantEvents } from '@cpal/shared/contract/assistant/assistant';
import { blogs, conversations, messages, posts, visitorSalts } from '../../db/schema';
import { addPost } from '../../testing/people/served-blog';
import { subscribe } from '../../testing/people/members';
import { getAnswer, openSession, getRejection, startReading } from '../../testing/people/readers';
import { type ReaderContext, withReader } from '../../testing/setups/with-reader';

let api: ReaderContext['api'];
let mia: ReaderContext['mia'];
let place: ReaderContext['place'];
let page: ReaderContext['page'];
let reader: ReaderContext['reader'];
withReader((context) => {
  ({ api, mia, place, page, reader } = context);
});

const question = 'How do I beat the egg whites?';
const more = 'Do you have another recipe with ricotta?';

/** What is related once a minute has passed. */
async function relatedLater() {
  api.pass(61);
  // The question that finds the index out of date is still answered from it.
  for (let tries = 0; tries < 100; tries += 1) {
    const { related } = getAnswer(await reader.ask(more));
    if (related.length > 0) return related;
    await sleep(20);
  }
  return [];
}

describe('a question', () => {
  it('is answered from the post, with the step it comes from', async () => {
    const sent = await reader.ask(question);
    expect(sent.statusCode).toBe(200);
    expect(sent.headers['access-control-allow-origin']).toBe('*');
    expect(getAnswer(sent)).toMatchObject({
      tier: 'post',
      text: expect.stringContaining('egg whites'),
      sources: [{ kind: 'step', number: 4, url: page.url }],
    });
  });

  it('is answered as events where the page asks for them', async () => {
    const sent = await reader.send('messages', { question }, { accept: 'text/event-stream' });
    expect(sent.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const events = [...sent.body.matchAll(/^event: (\w+)\ndata: (.*)\n$/gm)];
    expect(events.map(([, name]) => name)).toEqual([
      'start',
      'delta',
      'sources',
      'related',
      'links',
      'done',
    ]);
    const schemas = new Map<string, v.GenericSchema>(Object.entries(assistantEvents));
    for (const [, name = '', data = ''] of events)
      expect(v.parse(schemas.get(name) ?? v.never(), JSON.parse(data))).toEqual(JSON.parse(data));
  });

  it('goes on with its conversation, which remembers', async () => {
    const { conversation_id } = getAnswer(await reader.ask(question));
    const again = getAnswer(await reader.ask("what's next?", conversation_id));
    expect(again).toMatchObject({ conversation_id, sources: [{ kind: 'step', number: 5 }] });
    expect(await api.db.select().from(conversations)).toMatchObject([
      { id: conversation_id, postId: place.post.id, memory: { step: 5 } },
    ]);
    expect(await api.db.$count(messages)).toBe(2);
  });

  it('goes on in a new session of the same visitor, and not in another’s', async () => {
    const { conversation_id } = getAnswer(await reader.ask(question));
    const later = await startReading(api, page);
    expect((await later.ask(question, conversation_id)).statusCode).toBe(200);
    const other = await startReading(api, page, { 'user-agent': 'Another/1.0' });
    expect(await getRejection(other.ask(question, conversation_id))).toBe('404 not_found');
  });

  it('does not go on under another post', async () => {
    const { conversation_id } = getAnswer(await reader.ask(question));
    const url = 'https://miabakes.com/waffles/';
    await addPost(api, place.blog.id, url);
    const elsewhere = await startReading(api, { ...page, url });
    expect(await getRejection(elsewhere.ask(question, conversation_id))).toBe('404 not_found');
  });

  it('is kept without what tells who asked, for the day’s visitor', async () => {
    const who = '(mia@example.com, +49 151 23456789)';
    const { message_id } = getAnswer(await reader.ask(`${question} ${who}`));
    const [kept] = await api.db.select().from(messages);
    expect(kept).toMatchObject({
      id: message_id,
      question: `${question} ([email], [phone])`,
      tier: 'post',
      isUnanswered: false,
      isHelpful: null,
    });
    const [conversation] = await api.db.select().from(conversations);
    expect(JSON.stringify(conversation)).not.toMatch(/mia@|2345|127\.0\.0\.1|Mozilla/);
  });

  it('that the post does not answer is kept as such', async () => {
    expect(getAnswer(await reader.ask('How many calories does it have?'))).toMatchObject({
      tier: 'refusal',
    });
    expect(await api.db.select().from(messages)).toMatchObject([{ isUnanswered: true }]);
  });

  it.each([[''], ['   '], ['x'.repeat(501)], ['a\0b']])(
    'is rejected where it is %j',
    async (one) => {
      expect(await getRejection(reader.ask(one))).toBe('400 validation_failed');
    },
  );

  it('finds related posts, those of a minute ago at the latest', async () => {
    expect(getAnswer(await reader.ask(more)).related).toEqual([]);
    const url = 'https://miabakes.com/gnocchi/';
    await addPost(api, place.blog.id, url, { title: 'Ricotta gnocchi' });
    expect(await relatedLater()).toEqual([{ title: 'Ricotta gnocchi', url, image: null }]);
  });

  it('is answered from posts as they were before a reading that failed', async () => {
    const url = 'https://miabakes.com/gnocchi/';
    await addPost(api, place.blog.id, url, { title: 'Ricotta gnocchi' });
    const problems = [{ code: 'bad_answer', message: 'Your blog answered 500.' }];
    await api.db.update(posts).set({ state: 'problem', problems });
    const later = await startReading(api, page);
    expect(getAnswer(await later.ask(question))).toMatchObject({ tier: 'post' });
    expect(await relatedLater()).toEqual([{ title: 'Ricotta gnocchi', url, image: null }]);
  });
});

describe('what is switched off answers nothing more', () => {
  it.each([
    ['the blog', '403 key_not_valid', () => api.db.update(blogs).set({ isEnabled: false })],
    ['the post', '404 not_found', () => api.db.update(posts).set({ isEnabled: false })],
    ['the plan', '403 key_not_valid', () => subscribe(api, mia, 'canceled')],
    [
      'the verification',
      '403 domain_not_allowed',
      () => api.db.update(blogs).set({ verifiedAt: null }),
    ],
    [
      'the key',
      '403 key_not_valid',
      () => api.send('DELETE', `/api/licenses/${place.license.id}`, { headers: mia.bearer }),
    ],
  ])('%s: %s', async (_what, code, switchOff) => {
    expect((await reader.ask(question)).statusCode).toBe(200);
    await switchOff();
    expect(await getRejection(reader.ask(question))).toBe(code);
  });
});

describe('a session', () => {
  it('ends after fifteen minutes', async () => {
    api.pass(14 * 60);
    expect((await reader.ask(question)).statusCode).toBe(200);
    api.pass(2 * 60);
    expect(await getRejection(reader.ask(question))).toBe('401 session_expired');
  });

  it('is of no use on another origin, and nothing else passes for it', async () => {
    const body = { question };
    const { authorization } = mia.bearer;
    for (const headers of [
      { origin: 'https://evil.com', authorization: `Bearer ${reader.token}` },
      { authorization: `Bearer ${reader.token}` },
      { origin: page.origin, authorization },
      { origin: page.origin, authorization: `Bearer ${reader.token}x` },
      { origin: page.origin },
    ]) {
      const sent = await api.send('POST', '/api/v1/assistant/messages', { headers, body });
      expect([sent.statusCode, sent.json().code]).toEqual([401, 'session_expired']);
    }
    const headers = { authorization: `Bearer ${reader.token}` };
    expect((await api.send('GET', '/api/auth/me', { headers })).statusCode).toBe(401);
  });
});

describe('a visitor', () => {
  it('is another on the next day, and the salt of the day is gone', async () => {
    await reader.ask(question);
    const [before] = await api.db.select().from(visitorSalts);
    api.pass(86_400);
    await (await startReading(api, page)).ask(question);
    const salts = await api.db.select().from(visitorSalts);
    expect(salts).toHaveLength(1);
    expect(salts[0]?.salt).not.toBe(before?.salt);
    const visitors = (await api.db.select().from(conversations)).map(({ visitor }) => visitor);
    expect(new Set(visitors).size).toBe(2);
  });
});

describe('the product’s own assistant', () => {
  it('answers and remembers, and stores no questions', async () => {
    const origin = 'http://localhost:3000';
    const own = await startReading(api, { key: 'demo', url: `${origin}/`, origin });
    const first = getAnswer(await own.ask(question));
    expect(first).toMatchObject({ tier: 'post' });
    const again = getAnswer(await own.ask(question, first.conversation_id));
    expect(again.conversation_id).toBe(first.conversation_id);
    expect((await own.rate(first.message_id)).json()).toEqual({ ok: true });
    expect(await api.db.$count(conversations)).toBe(0);
    expect(await api.db.$count(messages)).toBe(0);
  });
});

it('rejects a session to a post of a blog that was deleted meanwhile', async () => {
  await api.db.delete(blogs);
  expect(await getRejection(reader.ask(question))).toBe('403 domain_not_allowed');
  expect((await openSession(api, page)).statusCode).toBe(403);
});
