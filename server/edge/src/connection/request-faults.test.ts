import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type Store } from '@cpal/delivery';
import { ask, loopback } from '../testing/ask';
import { writeRaw } from '../testing/framing/write-raw';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { makeEdge } from '../testing/sample-edge';
import { tempDir } from '@cpal/delivery/testing/temp-dir';

const dir = tempDir();
const start = loopback();
const arrived: string[] = [];
let store: Store;
let origins: string[];
let port: number;
let logged: () => unknown[];
beforeAll(async () => {
  store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  const api = createServer((req, res) => {
    arrived.push(req.url ?? '');
    req.resume().once('end', () => res.end('answer'));
  });
  origins = [`http://127.0.0.1:${await start(api)}`];
  const edge = await makeEdge(store, { origins, bodyTimeoutMs: 300 });
  logged = edge.logged;
  port = await start(edge.app);
});
beforeEach(() => arrived.splice(0));

const head = 'POST /api/x HTTP/1.1\r\nHost: cpal.example\r\n';
const long = 'a'.repeat(20_000);

/** All that comes back until there is an answer. */
async function send(bytes: string) {
  const { answered, close } = writeRaw(port, bytes);
  const received = await answered();
  close();
  return received;
}

describe('what is no request that the edge takes', () => {
  it.each([
    [400, 'validation_failed', 'no HTTP', 'what is this?\r\n\r\n'],
    [400, 'validation_failed', 'no host', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'validation_failed', 'two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    [400, 'validation_failed', 'a bad chunk', `${head}Transfer-Encoding: chunked\r\n\r\nx\r\n`],
    [
      400,
      'validation_failed',
      'a body to read',
      `${head.replace('POST', 'GET')}Content-Length: 1\r\n\r\na`,
    ],
    [405, 'method_not_allowed', 'a strange method', head.replace('POST', 'PROPFIND') + '\r\n'],
    [408, 'validation_failed', 'a slow body', `${head}Content-Length: 9\r\n\r\nslow`],
    [413, 'payload_too_large', 'a large body', `${head}Content-Length: 1048577\r\n\r\n`],
    [
      413,
      'payload_too_large',
      'long extensions',
      `${head}Transfer-Encoding: chunked\r\n\r\n1;${long}`,
    ],
    [
      415,
      'unsupported_media_type',
      'a type that is none',
      `${head}Content-Type: nonsense\r\nContent-Length: 2\r\n\r\n{}`,
    ],
    [417, 'validation_failed', 'an expectation', `${head}Expect: more\r\n\r\n`],
    [431, 'payload_too_large', 'long headers', `${head}X-Long: ${long}\r\n\r\n`],
    [431, 'payload_too_large', 'many headers', `${head}${'a:b\r\n'.repeat(201)}\r\n`],
  ])('is answered with %i and %s in the common shape: %s', async (status, code, _what, bytes) => {
    const [header = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
    expect(header).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(header).toMatch(/^x-request-id: [\da-f-]{36}$/im);
    expect(header).toMatch(/^cache-control: no-store\r?$/im);
    expect(header).toMatch(/^content-type: application\/json; charset=utf-8\r?$/im);
    const message = expect.stringMatching(/^[A-Z].*\.$/);
    expect(JSON.parse(body)).toMatchObject({ message, error: message, code });
    expect(arrived).toEqual([]);
  });

  it('is nothing that the API is blamed for', async () => {
    await send(`${head}Content-Length: 9\r\n\r\nslow`);
    expect(logged()).toContainEqual(expect.objectContaining({ status: 408, path: '/api/x' }));
    expect(JSON.stringify(logged())).not.toContain('API unreachable');
  });
});

it('holds so many large bodies that are on their way and no more, and always takes a usual one', async () => {
  const { app } = await makeEdge(store, { origins });
  const megabyte = 1024 * 1024;
  const unfinished = `${head}Content-Length: ${megabyte}\r\n\r\n${'a'.repeat(megabyte - 1)}`;
  const edge = await start(app);
  const uploads = Array.from({ length: 40 }, () => writeRaw(edge, unfinished));
  const answers = () => uploads.map(({ received }) => received().slice(0, 12));
  while (answers().filter((answer) => answer !== '').length < 6) await sleep(10);
  expect(answers().toSorted()).toEqual([
    ...Array.from({ length: 34 }, () => ''),
    ...Array.from({ length: 6 }, () => 'HTTP/1.1 503'),
  ]);
  const usual = { method: 'POST', body: 'a'.repeat(64 * 1024) };
  expect((await ask(edge, '/api/x', usual)).status).toBe(200);
  const large = { method: 'POST', body: 'a'.repeat(megabyte) };
  expect((await ask(edge, '/api/x', large)).status).toBe(503);
  for (const { close } of uploads) close();
  while ((await ask(edge, '/api/x', large)).status !== 200) await sleep(10);
});

it('takes a body of any method that has one, and only where it is wanted', async () => {
  const asks = `${head}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`;
  expect(await send(asks)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(await send(asks.replace('POST', 'GET'))).toMatch(/^HTTP\/1\.1 400 /);
});
