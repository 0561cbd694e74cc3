import { join } from 'node:path';
import { openStore } from '@cpal/delivery';
import { ask, loopback } from './testing/ask';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { makeEdge } from './testing/sample-edge';
import { tempDir } from '@cpal/delivery/testing/temp-dir';

const dir = tempDir();
const start = loopback();
let port: number;
let logged: () => unknown[];

beforeAll(async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', {});
  const edge = await makeEdge(store);
  logged = edge.logged;
  port = await start(edge.app);
});

it('says that it is up', async () => {
  const { status, headers, body } = await ask(port, '/healthz');
  expect([status, headers['cache-control'], JSON.parse(body.toString())]).toEqual([
    200,
    'no-store',
    { status: 'ok' },
  ]);
});

it('refuses to change a page', async () => {
  const { status, headers, body } = await ask(port, '/auth', { method: 'POST', body: 'x' });
  expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
  expect(JSON.parse(body.toString())).toMatchObject({
    message: 'This address can only be read.',
    error: 'This address can only be read.',
    code: 'method_not_allowed',
  });
});

it('rejects an address that is not a path of this site', async () => {
  const { status, headers } = await ask(port, 'http://elsewhere.example/auth');
  expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
});

it.each(['/%', '/%E0%A4%A', '/auth/%E0%A4%A'])(
  'shows a person the not-found page at %s, which cannot be decoded',
  async (path) => {
    const { status, headers, body } = await ask(port, path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.equals((await ask(port, '/nothing/here')).body)).toBe(true);
  },
);

it('decodes an address once', async () => {
  const decode = jest.spyOn(globalThis, 'decodeURIComponent');
  expect((await ask(port, '/%61uth')).status).toBe(200);
  expect((await ask(port, '/auth%252F')).status).toBe(404);
  expect(decode.mock.calls).toEqual([['/%61uth'], ['/auth%252F']]);
  decode.mockRestore();
});

it('does not take a path for the API that only decodes to one', async () => {
  expect((await ask(port, '/%61pi/auth/me')).headers['content-type']).toContain('text/html');
  expect((await ask(port, '/apiary')).headers['content-type']).toContain('text/html');
});

const idOf = async (id: string) =>
  (await ask(port, '/auth', { headers: { 'x-request-id': id } })).headers['x-request-id'];

it('passes a plain request id on and makes one in place of any other', async () => {
  expect(await idOf('trace-1')).toBe('trace-1');
  expect(await idOf('x'.repeat(64))).toBe('x'.repeat(64));
  for (const id of ['two words', 'x'.repeat(65)]) expect(await idOf(id)).toMatch(/^[0-9a-f-]{36}$/);
});

it('logs one line for a request, without what may be secret', async () => {
  const before = logged().length;
  await ask(port, '/auth?token=secret-1', {
    headers: { 'x-request-id': 'logged', authorization: 'Bearer secret-2' },
  });
  await ask(port, '/healthz');
  const lines = logged().slice(before, -1);
  expect(lines).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'info',
      service: 'edge',
      msg: 'request',
      method: 'GET',
      path: '/auth',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      requestId: 'logged',
    },
  ]);
  expect(lines).toEqual([expect.not.objectContaining({ bytes: 0 })]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
