import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { ask, loopback } from '../testing/ask';
import { listen, stop } from './lifecycle';

const start = loopback();

/** A server with one request in its hands, over a connection that is kept alive. */
async function busyServer() {
  const held: ServerResponse[] = [];
  const server = createServer((_req, res) => held.push(res));
  const port = await start(server);
  const agent = new Agent({ keepAlive: true });
  const req = request({ host: '127.0.0.1', port, agent }).end();
  await once(server, 'request');
  const finish = () => {
    for (const res of held) res.end('done');
  };
  return { server, port, req, finish };
}

it('says in one sentence that a port is taken', async () => {
  const port = await start(createServer());
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
    `Cannot listen on port ${port} of 127.0.0.1: another program uses it`,
  );
});

describe('stopping', () => {
  it('lets a request in flight end and takes no new one', async () => {
    const { server, port, req, finish } = await busyServer();
    const stopped = stop(server);
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
    const answered = once(req, 'response');
    finish();
    const [answer] = await answered;
    expect(answer).toMatchObject({ statusCode: 200 });
    answer.resume();
    await stopped;
  });

  it('cuts off what does not end in time', async () => {
    const { server, req } = await busyServer();
    const failed = once(req, 'error');
    await stop(server, 10);
    expect(await failed).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
  });
});
