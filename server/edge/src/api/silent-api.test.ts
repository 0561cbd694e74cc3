import { once } from 'node:events';
import { createServer } from 'node:net';
import { ask } from '../testing/ask';
import { echo, proxied } from '../testing/proxied';

const { startApi, startEdge } = proxied();

const named = (name: string) => startApi((_req, res) => res.end(name));

const overloaded = {
  message: expect.stringMatching(/Please try again/),
  error: expect.stringMatching(/Please try again/),
  code: 'overloaded',
};

/** Hangs up on each request but the first of a connection, as one does that ended unseen. */
const startForgetful = async (isGood = () => true) => {
  const known = new WeakSet<object>();
  const asked: string[] = [];
  const origin = await startApi((req, res) => {
    asked.push(req.method ?? '');
    if (known.has(req.socket) || !isGood()) req.socket.destroy();
    else res.end('answer');
    known.add(req.socket);
  });
  return { port: await startEdge([origin]), asked };
};

/** An origin on which nothing listens. */
async function deadOrigin() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const askTwice = async (port: number, options: object) => [
  await ask(port, '/api/x', options),
  await ask(port, '/api/x', options),
];

describe('an API that does not answer', () => {
  it('is answered for with 502 where it is not there', async () => {
    const { status, headers, body } = await ask(await startEdge([await deadOrigin()]), '/api/x', {
      method: 'POST',
      body: '{}',
    });
    expect([status, headers['cache-control']]).toEqual([502, 'no-store']);
    expect(JSON.parse(body.toString())).toMatchObject(overloaded);
  });

  it('is answered for with 504 where it says nothing in time', async () => {
    const port = await startEdge([await startApi(() => {})], 50);
    const { status, headers, body } = await ask(port, '/api/x');
    expect([status, headers['cache-control']]).toEqual([504, 'no-store']);
    expect(JSON.parse(body.toString())).toMatchObject(overloaded);
  });

  it('is passed over, body and all, where it is not there', async () => {
    const alive = await startApi((req, res) => void echo(req, res));
    const port = await startEdge([await deadOrigin(), alive]);
    for (const answer of await askTwice(port, { method: 'POST', body: 'hello' })) {
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ method: 'POST', body: 'hello' });
    }
  });

  it('is passed over, where it goes away in the middle, for what changes nothing only', async () => {
    const dying = await startApi((req) => req.socket.destroy());
    const port = await startEdge([dying, await named('alive')]);
    const statuses = async (method: string) =>
      (await askTwice(port, { method })).map(({ status }) => status);
    expect(await statuses('GET')).toEqual([200, 200]);
    expect(await statuses('POST')).toEqual([502, 200]);
  });

  describe('over a connection that ended while it was not used', () => {
    it('is asked once more over a new one, for what changes nothing', async () => {
      const { port, asked } = await startForgetful();
      for (const method of ['POST', 'GET', 'GET', 'GET', 'OPTIONS'])
        expect((await ask(port, '/api/x', { method })).status).toBe(200);
      expect(asked).toEqual(['POST', 'GET', 'GET', 'GET', 'GET', 'GET', 'OPTIONS']);
    });

    it('is not asked again for what may have been done', async () => {
      const { port, asked } = await startForgetful();
      expect((await ask(port, '/api/x', { method: 'POST' })).status).toBe(200);
      expect((await ask(port, '/api/x', { method: 'POST' })).status).toBe(502);
      expect(asked).toEqual(['POST', 'POST']);
    });

    it('is asked no third time', async () => {
      let isGood = true;
      const { port, asked } = await startForgetful(() => isGood);
      expect((await ask(port, '/api/x')).status).toBe(200);
      isGood = false;
      expect((await ask(port, '/api/x')).status).toBe(502);
      expect(asked).toEqual(['GET', 'GET', 'GET']);
    });
  });

  it('takes turns with the others', async () => {
    const port = await startEdge([await named('a'), await named('b')]);
    const names: string[] = [];
    for (const _ of [1, 2, 3, 4]) names.push((await ask(port, '/api/x')).body.toString());
    expect(names).toEqual(['a', 'b', 'a', 'b']);
  });
});
