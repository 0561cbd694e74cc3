import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, request } from 'node:http';
import { proxied } from '../testing/proxied';

const { startApi, startEdge } = proxied();

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
const event = (name: string) => `event: ${name}\ndata: {"text":"${'x'.repeat(20)}"}\n\n`;

/** An API that has answered a question with its first event, and the reader who has it. */
async function begin() {
  const answers: ServerResponse[] = [];
  const origin = await startApi((req, res) => {
    req.resume();
    answers.push(res);
    res.writeHead(200, headers);
    res.write(event('start'));
  });
  const asking = request({
    host: '127.0.0.1',
    port: await startEdge([origin]),
    method: 'POST',
    path: '/api/v1/assistant/messages',
    headers: {
      accept: 'text/event-stream',
      'accept-encoding': 'br, gzip',
      'content-type': 'application/json',
    },
  });
  asking.end('{"question":"How long?"}');
  const answer: IncomingMessage = await new Promise((resolve) => {
    asking.on('response', resolve);
  });
  const [first] = await once(answer, 'data');
  const [res] = answers;
  if (!res) throw new Error('The API was not asked.');
  return { answer, first: String(first), res };
}

describe('an answer in events', () => {
  it('passes event by event, not compressed, before the next is written', async () => {
    const { answer, first, res } = await begin();
    expect(first).toBe(event('start'));
    expect(answer.headers).toMatchObject(headers);
    expect(answer.headers['content-encoding']).toBeUndefined();
    for (const name of ['delta', 'sources', 'done']) {
      res.write(event(name));
      const [next] = await once(answer, 'data');
      expect(String(next)).toBe(event(name));
    }
    res.end();
    await once(answer, 'end');
  });

  it('ends at the API when the reader leaves', async () => {
    const { answer, res } = await begin();
    const closed = once(res, 'close');
    answer.destroy();
    await closed;
    expect(res.writableFinished).toBe(false);
  });
});
