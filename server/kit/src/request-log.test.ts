import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { logOptions } from './logger';
import { requestLog, requestLogOptions } from './request-log';

const lines: unknown[] = [];
const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
const app = fastify({
  logger: logOptions('info', 'test', stream),
  ...requestLogOptions(),
});
app.addHook(
  'onRequest',
  requestLog(({ routeOptions: { url = null } }) => ({ route: url })),
);
app.get('/keys/:id', () => 'key');
app.get('/slow', (_request, reply) => void once(reply.raw, 'close'));

beforeEach(() => void lines.splice(0));
afterAll(() => app.close());

it('writes one line for a request, and names it in the answer', async () => {
  const headers = { 'x-request-id': 'trace-1', authorization: 'secret' };
  const answer = await app.inject({ url: '/keys/secret?token=secret', headers });
  expect(answer.headers['x-request-id']).toBe('trace-1');
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'request',
      requestId: 'trace-1',
      method: 'GET',
      route: '/keys/:id',
      status: 200,
      ms: expect.any(Number),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('has a line with status 499 where the caller left', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(app.server, 'request');
  socket.destroy();
  while (!JSON.stringify(lines).includes('/slow')) await sleep(5);
  expect(lines).toContainEqual(expect.objectContaining({ route: '/slow', status: 499 }));
});
