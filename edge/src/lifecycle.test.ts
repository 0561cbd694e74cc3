import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { openStore, type Store } from '@cpal/delivery';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { fastify } from 'fastify';
import { listen, stop } from './lifecycle';
import { ask, loopback } from './testing/ask';
import { makeEdge } from './testing/sample-edge';

const dir = tempDir();
const start = loopback();
let store: Store;

beforeAll(async () => {
  store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
});

/** An edge with one request in its hands, over a connection that is kept alive. */
async function busyEdge() {
  const held: ServerResponse[] = [];
  const api = createServer((_req, res) => held.push(res));
  const { app } = await makeEdge(store, { origins: [`http://127.0.0.1:${await start(api)}`] });
  const port = await listen(app, 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  const req = request({ host: '127.0.0.1', port, path: '/api/slow', agent }).end();
  await once(api, 'request');
  const finish = () => {
    for (const res of held) res.end('done');
  };
  return { app, port, req, finish };
}

it('says in one sentence that a port is taken', async () => {
  const port = await start(createServer());
  await expect(listen(fastify(), port, '127.0.0.1')).rejects.toThrow(
    `Cannot listen on port ${port} of 127.0.0.1: another program uses it`,
  );
});

describe('stopping', () => {
  it('lets a request in flight end and takes no new one', async () => {
    const { app, port, req, finish } = await busyEdge();
    const stopped = stop(app);
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
    const answered = once(req, 'response');
    finish();
    const [answer] = await answered;
    expect(answer).toMatchObject({ statusCode: 200 });
    answer.resume();
    await stopped;
  });

  it('cuts off what does not end in time', async () => {
    const { app, req } = await busyEdge();
    const failed = once(req, 'error');
    await stop(app, 10);
    expect(await failed).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
  });
});
