import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { json } from 'node:stream/consumers';
import type {
  AssistantAnswer,
  openAssistant,
  widgetLooks,
} from '@cpal/shared/contract/assistant/assistant';
import type { AnswerOf } from '@cpal/shared/contract/call';

type Looks = NonNullable<AnswerOf<typeof widgetLooks>['looks']>;
type Session = AnswerOf<typeof openAssistant>;

/** What the fake of the readers' calls answers; a test changes what it is about. */
export interface ReadersApi {
  /** By key. */
  looks: Record<string, Looks>;
  session: Session;
  answer: AssistantAnswer;
  /** Rejects calls, by the end of their path, with a status, a code and the seconds of `Retry-After`. */
  refuses: Record<string, [status: number, code: string, retryAfter?: number]>;
  /** Milliseconds between two events. */
  pauseMs: number;
  /** Answers as JSON although events are asked for. */
  isPlain: boolean;
  /** Breaks the stream off in the middle. */
  breaksOff: boolean;
  /** All calls so far, with their bodies. */
  calls: { path: string; body: unknown; headers: IncomingMessage['headers'] }[];
}

const looks: Looks = {
  name: 'Mia’s Kitchen',
  accent: '#c2410c',
  placement: 'recipe',
  language: 'en',
};

const session: Session = {
  token: 'token-1',
  expires_in: 900,
  post: {
    title: 'Lemon pancakes',
    ingredients: ['1 cup ricotta', '1½ cups flour', '2 tbsp sugar'],
    steps: [
      'Whisk the ricotta, the yolks and the milk until smooth.',
      'Fold in the flour and bake each pancake for 3 minutes on each side.',
    ],
    servings: 4,
  },
  assistant: {
    name: 'Mia’s Kitchen',
    greeting: 'Hello! What would you like to know about Lemon pancakes?',
    suggestions: ['How long do I bake them?', 'Can I freeze them?', 'Is there a vegan way?'],
    language: 'en',
    notice: 'An AI answers and can be wrong. Questions are kept for 30 days, without your name.',
  },
};

const answer: AssistantAnswer = {
  message_id: '0b9ad1c4-5b3e-4c7e-9a41-000000000001',
  conversation_id: '0b9ad1c4-5b3e-4c7e-9a41-000000000002',
  text: 'Bake each pancake for 3 minutes on each side, until it is golden.',
  tier: 'post',
  language: 'en',
  sources: [
    {
      kind: 'step',
      number: 2,
      quote: 'Fold in the flour and bake each pancake for 3 minutes on each side.',
      url: null,
    },
    { kind: 'ingredient', number: 2, quote: '1½ cups flour', url: null },
  ],
  related: [{ title: 'Apple waffles', url: '/waffles', image: null }],
  links: [{ label: 'My cast-iron pan', url: 'https://shop.example/pan' }],
};

/** The state in which each test begins. */
export const freshApi = (key: string): ReadersApi => ({
  looks: { [key]: looks },
  session,
  answer,
  refuses: {},
  pauseMs: 0,
  isPlain: false,
  breaksOff: false,
  calls: [],
});

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'retry-after',
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Max-Age': '600',
};

const send = (res: ServerResponse, status: number, body: object) =>
  res.writeHead(status, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** As the API streams: `start`, the text in pieces, then what belongs to it, then `done`. */
async function stream(res: ServerResponse, state: ReadersApi) {
  const { text, sources, related, links, tier, ...start } = state.answer;
  res.writeHead(200, { ...cors, 'Content-Type': 'text/event-stream; charset=utf-8' });
  const pieces = text.match(/\S+\s*/g) ?? [];
  const events: [name: string, data: object][] = [
    ['start', start],
    ...pieces.map((piece): [string, object] => ['delta', { text: piece, replaces: false }]),
    ['sources', { sources }],
    ['related', { related }],
    ['links', { links }],
    ['done', { tier }],
  ];
  for (const [name, data] of state.breaksOff ? events.slice(0, 4) : events) {
    res.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    await sleep(state.pauseMs);
  }
  res.end();
}

/** A server that answers the readers' calls as a test has it. */
export const readersApi = (state: () => ReadersApi) =>
  createServer((req, res) => {
    const answerCall = async () => {
      const [path = ''] = (req.url ?? '').split('?');
      const name = path.split('/').at(-1) ?? '';
      if (req.method === 'OPTIONS') return res.writeHead(204, cors).end();
      if (path.includes('/looks/')) return send(res, 200, { looks: state().looks[name] ?? null });
      state().calls.push({ path, body: await json(req), headers: req.headers });
      const rejection = state().refuses[name];
      if (rejection !== undefined) {
        const [status, code, retryAfter] = rejection;
        if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
        return send(res, status, { message: 'No.', error: 'No.', code });
      }
      if (name === 'sessions') {
        // The new one is good.
        if (state().refuses.messages?.[1] === 'session_expired') state().refuses = {};
        return send(res, 201, state().session);
      }
      if (name === 'feedback') return send(res, 200, { ok: true });
      return state().isPlain ? send(res, 200, state().answer) : stream(res, state());
    };
    void answerCall();
  });
