import type { WidgetSettings } from '@cpal/shared/deployment';
import { makeConversation, tryConversation } from './conversation';

const settings: WidgetSettings = {
  key: 'cpal_live_1',
  origin: 'https://cpal.example',
  panel: '',
  name: 'Ada',
  accent: '#c2410c',
  placement: 'recipe',
  language: null,
};

const session = { token: 'token', expires_in: 900, post: null, assistant: {} };
const answer = { text: 'Yes.', tier: 'post', conversation_id: 'c1' };

/** Answers each call in turn and keeps what was asked. */
function serve(...answers: [status: number, body: object][]) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
}

const bodiesOf = (fetched: ReturnType<typeof serve>) =>
  fetched.mock.calls.map(([url, init]) => [
    new URL(url instanceof Request ? url.url : url).pathname.split('/').at(-1),
    JSON.parse(typeof init?.body === 'string' ? init.body : ''),
  ]);

const opening = ['sessions', { key: 'cpal_live_1', url: 'http://localhost/', language: 'en-US' }];

it('opens one session and goes on in one conversation', async () => {
  const fetched = serve([201, session], [200, answer], [200, answer]);
  const conversation = makeConversation(settings, 'http://localhost/');
  await conversation.open();
  await conversation.ask('One?', () => undefined);
  expect(await conversation.ask('Two?', () => undefined)).toMatchObject({ text: 'Yes.' });
  expect(bodiesOf(fetched)).toEqual([
    opening,
    ['messages', { question: 'One?' }],
    ['messages', { question: 'Two?', conversation_id: 'c1' }],
  ]);
});

it('says that the reader goes on to another recipe, also while the page is left', async () => {
  const fetched = serve([201, session], [200, { ok: true }]);
  const conversation = makeConversation(settings, 'http://localhost/');
  await conversation.open();
  conversation.follow('m1');
  await Promise.resolve();
  expect(bodiesOf(fetched)).toEqual([opening, ['related', { message_id: 'm1' }]]);
  expect(fetched.mock.lastCall?.[1]).toMatchObject({
    keepalive: true,
    headers: { Authorization: 'Bearer token' },
  });
});

it('opens another session where one has ended, and keeps the conversation', async () => {
  const fetched = serve(
    [201, session],
    [200, answer],
    [401, { code: 'session_expired' }],
    [201, session],
    [200, answer],
  );
  const conversation = makeConversation(settings, 'http://localhost/');
  await conversation.ask('One?', () => undefined);
  await conversation.ask('Two?', () => undefined);
  expect(bodiesOf(fetched).slice(2)).toEqual([
    ['messages', { question: 'Two?', conversation_id: 'c1' }],
    opening,
    ['messages', { question: 'Two?', conversation_id: 'c1' }],
  ]);
});

it('begins another conversation where the server has lost one', async () => {
  const fetched = serve(
    [201, session],
    [200, answer],
    [404, { code: 'not_found' }],
    [201, session],
    [200, answer],
  );
  const conversation = makeConversation(settings, 'http://localhost/');
  await conversation.ask('One?', () => undefined);
  await conversation.ask('Two?', () => undefined);
  expect(bodiesOf(fetched).at(-1)).toEqual(['messages', { question: 'Two?' }]);
});

it('tries to open a session again after a failure', async () => {
  serve([403, { code: 'key_not_valid' }], [201, session]);
  const conversation = makeConversation(settings, 'http://localhost/');
  await expect(conversation.open()).rejects.toMatchObject({ kind: 'closed' });
  await expect(conversation.open()).resolves.toMatchObject({ token: 'token' });
});

it('takes back what the server replaces', async () => {
  const events = [
    'event: start\ndata: {"message_id":"m1","conversation_id":"c1","language":"en"}',
    'event: delta\ndata: {"text":"Bake for 99","replaces":false}',
    'event: delta\ndata: {"text":"Bake for 3 minutes.","replaces":true}',
    'event: sources\ndata: {"sources":[]}',
    'event: later\ndata: {"unknown":true}',
    'event: done\ndata: {"tier":"post"}',
  ];
  const body = `${events.join('\n\n')}\n\n`;
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json(session, { status: 201 }))
    .mockResolvedValueOnce(
      new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    );
  const shown: string[] = [];
  const finished = await makeConversation(settings, 'http://localhost/').ask('?', ({ text }) =>
    shown.push(text),
  );
  expect(shown).toContain('Bake for 99');
  expect(finished).toMatchObject({ text: 'Bake for 3 minutes.', tier: 'post', message_id: 'm1' });
});

const limited = (code: string, retryAfter: string | null) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json(
        { message: 'No.', error: 'No.', code },
        { status: 429, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } },
      ),
    );

describe('a limit', () => {
  it.each([
    ['rate_limited', '40', { kind: 'limited', retryAfter: 40 }],
    ['blog_busy', '3', { kind: 'crowded', retryAfter: 3 }],
    ['overloaded', null, { kind: 'busy', retryAfter: null }],
    ['overloaded', 'Sun, 29 Nov 2026 03:00:00 GMT', { kind: 'busy', retryAfter: null }],
  ])('%s with Retry-After %s says why and how long', async (code, retryAfter, expected) => {
    limited(code, retryAfter);
    await expect(makeConversation(settings, 'http://localhost/').open()).rejects.toMatchObject(
      expected,
    );
  });

  it('is said in the same way to a member who tries the assistant', async () => {
    const problem = { code: 'rate_limited', status: 429, message: 'No.', error: 'No.' };
    const trial = tryConversation({
      looks: { name: 'Ada', accent: '#c2410c', language: null, address_form: 'informal' },
      open: () => Promise.reject({ ...problem, code: 'network_error', status: null }),
      ask: () => Promise.reject({ ...problem, retryAfter: 12 }),
    });
    await expect(trial.ask('Why?', () => undefined)).rejects.toMatchObject({
      kind: 'limited',
      retryAfter: 12,
    });
    await expect(trial.open()).rejects.toMatchObject({ kind: 'failed', retryAfter: null });
  });
});
