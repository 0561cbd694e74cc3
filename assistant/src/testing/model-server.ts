import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelSettings } from '../model/settings';

/** What the server does with one question. */
export interface Script {
  /** What it says, piece by piece. */
  says?: readonly string[];
  /** Milliseconds between the pieces. */
  pause?: number;
  /** Refuses with this status instead. */
  status?: number;
  /** After the pieces: says nothing more, closes the connection, or says that it was cut off. */
  ending?: 'stalls' | 'breaks' | 'runs out';
  /** Sends this instead of its protocol. */
  garbage?: string;
}

type Kind = ModelSettings['kind'];

const data = (value: object, event?: string) =>
  `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(value)}\n\n`;

const openai = {
  start: '',
  piece: (content: string) => data({ id: 'c', choices: [{ index: 0, delta: { content } }] }),
  end: (reason: string) =>
    data({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason: reason }] }) +
    data({ id: 'c', choices: [], usage: { prompt_tokens: 500, completion_tokens: 40 } }) +
    'data: [DONE]\n\n',
  runsOut: 'length',
  stops: 'stop',
};

const anthropic = {
  start:
    data(
      {
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'test',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 500, output_tokens: 1 },
        },
      },
      'message_start',
    ) +
    data(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      'content_block_start',
    ),
  piece: (words: string) =>
    data(
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: words } },
      'content_block_delta',
    ),
  end: (reason: string) =>
    data({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    data(
      {
        type: 'message_delta',
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: 40 },
      },
      'message_delta',
    ) +
    data({ type: 'message_stop' }, 'message_stop'),
  runsOut: 'max_tokens',
  stops: 'end_turn',
};

const protocols = { openai, anthropic };

/** What a caller sent. */
export interface Asked {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
  /** Resolves when the connection has ended: whether the caller left before the end. */
  hasLeft: Promise<boolean>;
}

async function answer(res: ServerResponse, kind: Kind, script: Script) {
  const { says = [], pause = 0, status, ending, garbage } = script;
  if (status !== undefined) {
    res.writeHead(status, { 'content-type': 'application/json' });
    return res.end('{"error":{"message":"no, with the secret key sk-test"}}');
  }
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  if (garbage !== undefined) return res.end(garbage);
  const { start, piece, end, runsOut, stops } = protocols[kind];
  res.write(start);
  for (const words of says) {
    if (res.destroyed) return res;
    res.write(piece(words));
    await sleep(pause);
  }
  if (ending === 'stalls') return res;
  if (ending === 'breaks') return res.destroy();
  return res.end(end(ending === 'runs out' ? runsOut : stops));
}

/** Starts a server on loopback that speaks both protocols and follows a script. */
export async function startModelServer() {
  const asked: Asked[] = [];
  let script: Script = {};
  const server = createServer((req, res) => {
    void (async () => {
      const body = await text(req);
      const hasLeft = once(res, 'close').then(() => !res.writableFinished);
      asked.push({ path: req.url, headers: req.headers, body, hasLeft });
      await answer(res, req.url?.endsWith('/messages') ? 'anthropic' : 'openai', script);
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    asked,
    settings: (kind: Kind): ModelSettings => ({
      kind,
      url: `http://127.0.0.1:${port}/v1`,
      key: 'sk-test',
      name: 'test-model',
      price: { in: 3, out: 15 },
    }),
    /** What it does from now on. */
    play: (next: Script) => {
      script = next;
      asked.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
