import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ask } from '../testing/ask';
import { echo, proxied } from '../testing/proxied';

const { startApi, startEdge } = proxied();

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

  it('keeps cookies, but for the one that says which release a visitor gets', async () => {
    const own = 'cpal_release=abcDEF_-01234567';
    const both = await askEcho('/api', { headers: { cookie: `a=1; ${own}; b=2` } });
    const alone = await askEcho('/api', { headers: { cookie: own } });
    expect([both.headers.cookie, alone.headers.cookie]).toEqual(['a=1; b=2', undefined]);
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
    const { body } = await ask(await startEdge([origin], 30_000, secret), '/api', {
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
