import { EventEmitter, once } from 'node:events';
import { Agent, request } from 'node:http';
import { fastify } from 'fastify';
import { drain } from './drain';

const host = '127.0.0.1';

/** A server with one request in its hands, over a connection that is kept alive. */
async function busyServer() {
  const slow = new EventEmitter();
  const app = fastify();
  app.get('/', async () => {
    slow.emit('begin');
    await once(slow, 'end');
    return 'done';
  });
  const { port } = new URL(await app.listen({ port: 0, host }));
  const agent = new Agent({ keepAlive: true });
  const req = request({ host, port, agent }).end();
  await once(slow, 'begin');
  return { app, port, req, finish: () => slow.emit('end') };
}

describe('draining', () => {
  it('lets a request in flight end and takes no new one', async () => {
    const { app, port, req, finish } = await busyServer();
    const drained = drain(app);
    await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow('fetch failed');
    const answered = once(req, 'response');
    finish();
    const [answer] = await answered;
    expect(answer).toMatchObject({ statusCode: 200 });
    answer.resume();
    await drained;
  });

  it('accepts no connection that a caller told to hang up could open', async () => {
    const { app, req, finish } = await busyServer();
    const drained = drain(app);
    expect(app.server.listening).toBe(false);
    finish();
    const [answer] = await once(req, 'response');
    answer.resume();
    await drained;
  });

  it('cuts off what does not end in time', async () => {
    const { app, req } = await busyServer();
    const failed = once(req, 'error');
    await drain(app, { limitMs: 10 });
    expect(await failed).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
  });
});
