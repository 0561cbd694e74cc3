import { reportTelemetry } from '@cpal/shared/contract/telemetry/telemetry';
import type { Releases } from '@cpal/shared/deployment';
import { createServer, type IncomingMessage, request as ask, type Server } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { FrontEnds } from './front-ends';
import { createProxy } from './proxy';
import type { Update } from './update';

const page = '<head><script id="page">{"own":null,"start":{"scripts":[]}}</script></head>';

let product: Server;
let proxy: FastifyInstance;
let port: number;
const listeners = new Set<(update: Update) => void>();

const frontEnds: FrontEnds = {
  records: () => [
    {
      name: 'mfe-auth',
      kind: 'remote',
      container: 'mfe_auth_development',
      prefixes: ['/auth'],
      entry: 'remoteEntry.js',
      styles: [],
    },
  ],
  file: (name, file) =>
    name === 'mfe-auth' && file === 'a/b.css' ? Buffer.from('p { color: red }') : undefined,
  updates: () => [{ name: 'mfe-auth', hash: 'one', failure: null }],
  onUpdate: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: () => Promise.resolve(),
};

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

beforeAll(async () => {
  product = createServer((req, res) => {
    if (req.url === '/page') {
      const length = String(Buffer.byteLength(page));
      res.writeHead(200, { 'content-type': 'text/html', 'content-length': length }).end(page);
    } else if (req.url === '/releases.json') {
      const list = JSON.stringify({ shell: 'shell-1', remotes: [] });
      const headers = { 'content-type': 'application/json', 'content-length': list.length };
      res.writeHead(200, headers).end(list);
    } else {
      res.writeHead(201, { 'content-type': 'text/plain', 'x-method': req.method });
      req.pipe(res);
    }
  }).listen(0, '127.0.0.1');
  await once(product, 'listening');
  const reserved = createServer().listen(0, '127.0.0.1');
  await once(reserved, 'listening');
  port = portOf(reserved);
  reserved.close();
  const upstream = `http://127.0.0.1:${portOf(product)}`;
  proxy = await createProxy({ port, upstream, publicUrl: upstream, frontEnds });
  await proxy.listen({ port, host: '127.0.0.1' });
});

afterAll(async () => {
  await proxy.close();
  product.close();
});

const url = (path: string) => `http://127.0.0.1:${port}${path}`;

/** The status for a caller who says another name of the server, which fetch does not let one do. */
async function statusFor(host: string): Promise<number | undefined> {
  const asked = ask(url('/@dev/mfe-auth/a/b.css'), { headers: { host } }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume();
  return answer?.statusCode;
}

it('answers under names of this machine alone', async () => {
  expect(await statusFor(`localhost:${port}`)).toBe(200);
  expect(await statusFor(`[::1]:${port}`)).toBe(200);
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    'localhost',
    `localhost:${port}.example`,
  ])
    expect([host, await statusFor(host)]).toEqual([host, 421]);
});

it('passes on what it does not have, with bodies as they are', async () => {
  const body = Buffer.from([0, 255, 34, 10]);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url('/api/any?a=1'), { method: 'PUT', headers, body });
  expect([answer.status, answer.headers.get('x-method')]).toEqual([201, 'PUT']);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(body);
});

it('reports nothing of what is compiled to the product', async () => {
  const { status } = await fetch(url(reportTelemetry.path), { method: 'POST', body: '{}' });
  expect(status).toBe(204);
});

it('puts its script into a document', async () => {
  const answer = await fetch(url('/page'));
  expect(await answer.text()).toMatch(/^<head><script src="\/@dev\/page\.js"><\/script>/);
  const script = await fetch(url('/@dev/page.js'));
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
});

it('puts what is compiled into the list of releases', async () => {
  const answer = await fetch(url('/releases.json'));
  const { shell, remotes }: Releases = JSON.parse(await answer.text());
  expect(shell).toBe('shell-1');
  expect(remotes.map(({ entry }) => entry)).toEqual(['/@dev/mfe-auth/remoteEntry.js']);
});

it('serves compiled files to its own pages alone', async () => {
  const answer = await fetch(url('/@dev/mfe-auth/a/b.css'));
  expect(await answer.text()).toBe('p { color: red }');
  expect(answer.headers.get('content-type')).toMatch(/^text\/css/);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  for (const path of [
    '/@dev/mfe-auth/c.css',
    '/@dev/other/a/b.css',
    '/@dev/package.json',
    '/@dev/mfe-auth/..%2fpackage.json',
  ])
    expect([path, (await fetch(url(path))).status]).toEqual([path, 404]);
});

it('says what is compiled, and what is compiled again', async () => {
  const leave = new AbortController();
  const answer = await fetch(url('/@dev/updates'), { signal: leave.signal });
  const chunks = answer.body?.pipeThrough(new TextDecoderStream()).values();
  const first = await chunks?.next();
  expect(first?.value).toBe('data: {"name":"mfe-auth","hash":"one","failure":null}\n\n');
  const update = { name: 'mfe-auth', hash: 'one', failure: 'A failure' };
  for (const listener of listeners) listener(update);
  const second = await chunks?.next();
  expect(second?.value).toBe(`data: ${JSON.stringify(update)}\n\n`);
  leave.abort();
  while (listeners.size > 0) await new Promise((resolve) => setImmediate(resolve));
});
