import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type ClientHttp2Session, constants } from 'node:http2';
import { get } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { digestOf, openStore, releaseUrl } from '@cpal/delivery';
import { restore } from '@cpal/delivery/testing/dcz';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { drain } from '@cpal/server-kit/drain';
import { loopback } from '../testing/ask';
import { askHttp2, connectHttp2 } from '../testing/ask-http2';
import { echo } from '../testing/proxied';
import { makeEdge } from '../testing/sample-edge';
import { writeKeyPair } from '../testing/self-signed';

const dir = tempDir();
const start = loopback();
let answer: (req: IncomingMessage, res: ServerResponse) => unknown = echo;

async function setUp(name: string, answers = ['one script']) {
  const store = await openStore(join(dir, name));
  await deploy(store, 'local', { build: shellBuild });
  let url = '';
  for (const script of answers)
    url = releaseUrl(await deploy(store, 'local', { files: { 'routes.js': script } }), 'routes.js');
  const api = createServer((req, res) => void answer(req, res));
  const origins = [`http://127.0.0.1:${await start(api)}`];
  const files = writeKeyPair(dir);
  const edge = await makeEdge(store, { origins, bodyTimeout: 600_000 }, null, {
    ...files,
    interval: 20,
  });
  return { ...edge, url, files, port: await start(edge.app) };
}

let made: Awaited<ReturnType<typeof setUp>>;
let session: ClientHttp2Session;
/** A script that differs from line to line, as real ones do. */
const scriptOf = (mark: string) =>
  [...Array.from({ length: 200 }, (_, line) => digestOf(String(line))), mark].join('\n');
const [before, after] = [scriptOf('before'), scriptOf('after')];

beforeAll(async () => {
  made = await setUp('store', [before, after]);
});
beforeEach(async () => {
  answer = echo;
  session = await connectHttp2(made.port);
});
afterEach(() => session.destroy());

const transport = 'max-age=31536000';

describe('over HTTP/2', () => {
  it.each([
    [200, '/auth'],
    [200, '/healthz'],
    [404, '/nowhere'],
    [200, '/api/x'],
  ])('answers %i at %s, and asks for TLS from then on', async (status, path) => {
    const answered = await askHttp2(session, path);
    expect(answered.status).toBe(status);
    expect(answered.headers['strict-transport-security']).toBe(transport);
    expect(answered.headers).not.toHaveProperty('connection');
  });

  it('passes a request on as its method, path, headers and body are, without what HTTP/2 adds', async () => {
    const sent = {
      ':method': 'PUT',
      authorization: 'Bearer t',
      'content-type': 'text/plain',
      cookie: 'a=1',
      te: 'trailers',
    };
    const { body } = await askHttp2(session, '/api/a%20b?c=d%26', sent, 'hello');
    const { headers, ...asked } = JSON.parse(String(body));
    expect(asked).toEqual({ method: 'PUT', url: '/api/a%20b?c=d%26', body: 'hello' });
    expect(headers).toMatchObject({
      authorization: 'Bearer t',
      'content-length': '5',
      cookie: 'a=1',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(Object.keys(headers).filter((name) => /^:|^te$/.test(name))).toEqual([]);
  });

  it('streams an answer, while others on the connection are answered', async () => {
    const open: ServerResponse[] = [];
    answer = (req, res) => {
      if (req.url !== '/api/events') return echo(req, res);
      open.push(res);
      return res.write('first');
    };
    const events = session.request({ ':path': '/api/events' });
    expect(String((await once(events, 'data'))[0])).toBe('first');
    expect((await askHttp2(session, '/api/other')).status).toBe(200);
    open[0]?.end('last');
    expect(await text(events)).toBe('last');
  });

  it('ends the request to the API when the caller leaves', async () => {
    const arrived = new Promise<ServerResponse>((resolve) => {
      answer = (_req, res) => resolve(res);
    });
    const stream = session.request({ ':path': '/api/slow' });
    stream.on('error', () => undefined);
    const res = await arrived;
    stream.close(constants.NGHTTP2_CANCEL);
    if (!res.destroyed) await once(res, 'close');
    expect(res.writableFinished).toBe(false);
    expect((await askHttp2(session, '/healthz')).status).toBe(200);
  });

  it('lets go of bodies whose callers leave, and gives the API none of them', async () => {
    let asked = 0;
    answer = (req, res) => {
      asked += 1;
      return echo(req, res);
    };
    const megabyte = Buffer.alloc(1024 * 1024);
    const own = await connectHttp2(made.port);
    // Together they are more than the edge holds at a time.
    const refused = new Promise((resolve) => {
      for (let sent = 0; sent < 40; sent += 1) {
        const stream = own.request({ ':path': '/api/x', ':method': 'POST' });
        stream.on('error', () => undefined).on('response', resolve);
        stream.write(megabyte.subarray(1));
      }
    });
    expect(await refused).toMatchObject({ ':status': 503 });
    own.destroy();
    const askAgain = () => askHttp2(session, '/api/x', { ':method': 'POST' }, megabyte);
    while ((await askAgain()).status !== 200) await sleep(10);
    expect(asked).toBe(1);
  });

  it('refuses a body that is too large, and the connection lives on', async () => {
    const large = Buffer.alloc(1024 * 1024 + 1);
    const { status } = await askHttp2(session, '/api/x', { ':method': 'POST' }, large);
    expect(status).toBe(413);
    expect((await askHttp2(session, '/healthz')).status).toBe(200);
  });

  it('sends a browser that holds the former version what it lacks', async () => {
    const { headers, body } = await askHttp2(session, made.url, {
      'accept-encoding': 'br, dcz',
      'available-dictionary': `:${Buffer.from(digestOf(before), 'base64url').toString('base64')}:`,
    });
    expect(headers['content-encoding']).toBe('dcz');
    expect(restore(body, Buffer.from(before)).toString()).toBe(after);
  });
});

it('answers those over TLS that know HTTP/1.1 alone', async () => {
  const asked = get({ port: made.port, path: '/auth', rejectUnauthorized: false, agent: false });
  const [res] = await once(asked, 'response');
  expect([res.statusCode, res.httpVersion]).toEqual([200, '1.1']);
  expect(res.headers['strict-transport-security']).toBe(transport);
});

/** Which certificate new connections see. */
async function fingerprint(port: number): Promise<string> {
  const socket = connect({ port, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

it('takes a renewed certificate without a restart, once its key is there too', async () => {
  const { port, files, logged } = made;
  const first = await fingerprint(port);
  const said = (what: string) => JSON.stringify(logged()).includes(what);
  writeFileSync(files.key, 'no key');
  while (!said('certificate not renewed')) await sleep(20);
  expect(await fingerprint(port)).toBe(first);
  writeKeyPair(dir);
  while (!said('certificate renewed')) await sleep(20);
  expect(await fingerprint(port)).not.toBe(first);
  expect((await askHttp2(session, '/healthz')).status).toBe(200);
});

it('answers what has begun when it is told to end, and closes the connection then', async () => {
  const { app, port } = await setUp('ending');
  const arrived = new Promise<ServerResponse>((resolve) => {
    answer = (_req, res) => resolve(res);
  });
  const own = await connectHttp2(port);
  const stream = own.request({ ':path': '/api/slow' });
  const res = await arrived;
  const goingAway = once(own, 'goaway');
  const ended = drain(app);
  await goingAway;
  res.end('answered');
  expect(await text(stream)).toBe('answered');
  if (!own.closed) await once(own, 'close');
  await ended;
});
