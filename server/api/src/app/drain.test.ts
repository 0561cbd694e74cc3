import { EventEmitter, once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { drain } from './drain';
import { type TestApi, openApi } from '../testing/api';
import { type TestDatabase, openTestDatabase } from '../testing/database/database';

let database: TestDatabase;
let api: TestApi;
let agent: Agent;
let port: number;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  api = await openApi({ database });
  agent = new Agent({ keepAlive: true });
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  agent.destroy();
  await api.close();
});
afterAll(() => database.close());

/** A request whose end the caller decides; `answer` comes read to its end. */
function open(path: string, method = 'GET') {
  const headers = { 'content-type': 'application/json' };
  const sent = request({ port, host: '127.0.0.1', path, method, agent, headers });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => response.resume().on('end', () => resolve(response)));
  });
  return { sent, answer };
}

async function get(path: string) {
  const { sent, answer } = open(path);
  sent.end();
  return answer;
}

describe('a server that stops', () => {
  it('answers what is in flight and hangs up after it', async () => {
    const { sent, answer } = open('/api/auth/logout', 'POST');
    sent.write('{');
    await once(api.app.server, 'request');
    const stopped = drain(api.app, api.lifecycle);
    sent.end('}');
    const { statusCode, headers } = await answer;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await stopped;
  });

  it('answers a request that comes on an open connection, and closes the idle ones', async () => {
    expect((await get('/api/healthz')).headers.connection).toBe('keep-alive');
    const other = new Agent({ keepAlive: true });
    const idle = request({ port, host: '127.0.0.1', path: '/api/healthz', agent: other }).end();
    const [first]: IncomingMessage[] = await once(idle, 'response');
    first?.resume();
    const stopped = drain(api.app, api.lifecycle);
    const { statusCode, headers } = await get('/api/readyz');
    expect([statusCode, headers.connection]).toEqual([503, 'close']);
    await stopped;
    other.destroy();
    await expect(get('/api/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('resets no connection under load', async () => {
    const ends: string[] = [];
    const busy = new EventEmitter();
    let answered = 0;
    const caller = async () => {
      for (;;) {
        try {
          expect((await get('/api/healthz')).statusCode).toBe(200);
          answered += 1;
          if (answered === 500) busy.emit('under load');
        } catch (error) {
          return ends.push(String(error));
        }
      }
    };
    const callers = Array.from({ length: 16 }, caller);
    await once(busy, 'under load');
    await drain(api.app, api.lifecycle);
    await Promise.all(callers);
    const rejected = `Error: connect ECONNREFUSED 127.0.0.1:${port}`;
    expect(new Set(ends)).toEqual(new Set([rejected]));
  });
});
