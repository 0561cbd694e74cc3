import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openStore, type Store } from '@cpal/delivery';
import { ask, loopback } from '../testing/ask';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { makeEdge } from '../testing/sample-edge';
import { tempDir } from '@cpal/delivery/testing/temp-dir';

const dir = tempDir();
const start = loopback();
let store: Store;

beforeAll(async () => {
  store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
});

const startApi = async (listener: RequestListener) =>
  `http://127.0.0.1:${await start(createServer(listener))}`;

const named = (name: string) => startApi((_req, res) => res.end(name));

const overloaded = {
  message: expect.stringMatching(/Please try again/),
  error: expect.stringMatching(/Please try again/),
  code: 'overloaded',
};

const startEdge = async (origins: string[], headersTimeout = 30_000) =>
  start((await makeEdge(store, { origins, headersTimeout })).app);

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
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** Tells what it was asked. */
const echo = async (req: IncomingMessage, res: ServerResponse) => {
  const body = await text(req);
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify({ method: req.method, url: req.url, headers: req.headers, body }));
};

describe('passing a request on', () => {
  let port: number;
  let origin: string;
  beforeAll(async () => {
    origin = await startApi((req, res) => void echo(req, res));
    port = await startEdge([origin]);
  });
  const askEcho = async (path: string, options = {}) =>
    JSON.parse((await ask(port, path, options)).body.toString());

  it('keeps method, path, query, headers and body', async () => {
    const asked = await askEcho('/api/a%20b?c=d%26', {
      method: 'PUT',
      headers: { authorization: 'Bearer t', 'content-type': 'text/plain' },
      body: 'hello',
    });
    expect(asked).toMatchObject({
      method: 'PUT',
      url: '/api/a%20b?c=d%26',
      headers: { authorization: 'Bearer t', 'content-type': 'text/plain' },
      body: 'hello',
    });
  });

  it('says who asked, of which site, under which id', async () => {
    const { headers } = await askEcho('/api', {
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=127.0.0.1',
        'x-edge-secret': 'guessed',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'gopher',
        'x-request-id': 'trace-1',
      },
    });
    expect(headers).toMatchObject({
      host: new URL(origin).host,
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'localhost:3000',
      'x-request-id': 'trace-1',
    });
    for (const name of ['forwarded', 'x-edge-secret']) expect(headers).not.toHaveProperty([name]);
  });

  it('proves with the secret that it came this way', async () => {
    const secret = 's'.repeat(32);
    const { app } = await makeEdge(store, { origins: [origin], secret });
    const { body } = await ask(await start(app), '/api', {
      headers: { 'x-edge-secret': 'guessed' },
    });
    expect(JSON.parse(body.toString())).toMatchObject({ headers: { 'x-edge-secret': secret } });
  });

  it('leaves the headers of the connection behind, and those it names', async () => {
    const { headers } = await askEcho('/api', {
      headers: { connection: 'close, x-hop', 'x-hop': '1', te: 'trailers', 'keep-alive': '5' },
    });
    expect(Object.keys(headers)).toEqual(expect.not.arrayContaining(['x-hop', 'te', 'keep-alive']));
    expect(headers.connection).toBe('keep-alive');
  });

  it('frames the chunked body of a method that rarely has one', async () => {
    const asked = await askEcho('/api', {
      method: 'DELETE',
      headers: { 'transfer-encoding': 'chunked' },
      body: 'GET /api/smuggled HTTP/1.1\r\n\r\n',
    });
    expect(asked).toMatchObject({ method: 'DELETE', body: 'GET /api/smuggled HTTP/1.1\r\n\r\n' });
  });
});

describe('passing an answer back', () => {
  it('keeps status, headers and body, even of an error', async () => {
    const origin = await startApi((_req, res) => {
      res.writeHead(402, { 'Set-Cookie': ['a=1', 'b=2'], 'X-Own': 'x', 'Keep-Alive': 'timeout=9' });
      res.end('declined');
    });
    const { status, headers, body } = await ask(await startEdge([origin]), '/api/pay');
    expect([status, body.toString()]).toEqual([402, 'declined']);
    expect(headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-own': 'x' });
    expect(headers['keep-alive']).not.toBe('timeout=9');
  });

  it('streams: the first part arrives before the last is written', async () => {
    const finish: (() => void)[] = [];
    const origin = await startApi((_req, res) => {
      res.write('first');
      finish.push(() => res.end('last'));
    });
    const req = request({ port: await startEdge([origin]), host: '127.0.0.1', path: '/api/s' });
    req.end();
    const answer: IncomingMessage = await new Promise((resolve) => {
      req.on('response', resolve);
    });
    const [first] = await once(answer, 'data');
    expect(String(first)).toBe('first');
    for (const end of finish) end();
    expect(await text(answer)).toBe('last');
  });

  it('cuts the answer off where the API does', async () => {
    const origin = await startApi((_req, res) => {
      res.writeHead(200, { 'Content-Length': 100 });
      res.write('part', () => res.destroy());
    });
    await expect(ask(await startEdge([origin]), '/api/cut')).rejects.toThrow('aborted');
  });
});

it('ends the request to the API when the caller leaves', async () => {
  const arrived: ServerResponse[] = [];
  const origin = await startApi((_req, res) => {
    arrived.push(res);
    caller.destroy();
  });
  const port = await startEdge([origin]);
  const caller = request({ host: '127.0.0.1', port, path: '/api/slow' });
  const gone = once(caller, 'error');
  caller.end();
  await gone;
  const [res] = arrived;
  if (res?.destroyed === false) await once(res, 'close');
  expect(res?.writableFinished).toBe(false);
});

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
    expect(JSON.parse(body.toString())).toEqual(overloaded);
  });

  it('is answered for with 504 where it says nothing in time', async () => {
    const port = await startEdge([await startApi(() => {})], 50);
    const { status, headers, body } = await ask(port, '/api/x');
    expect([status, headers['cache-control']]).toEqual([504, 'no-store']);
    expect(JSON.parse(body.toString())).toEqual(overloaded);
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
