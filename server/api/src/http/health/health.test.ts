import { type TestApi, openApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';

let database: TestDatabase;
let api: TestApi;
let tryWriting: () => Promise<void>;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await openApi({ database: { ...database, tryWriting: () => tryWriting() } });
}, 60_000);
beforeEach(() => {
  ({ tryWriting } = database);
  // What was found before holds no longer.
  api.pass(2);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const status = async (path: string) => {
  const answer = await api.send('GET', path);
  return [answer.statusCode, answer.json<unknown>()];
};

describe('health', () => {
  it('is well and ready', async () => {
    expect(await status('/api/healthz')).toEqual([200, { status: 'ok' }]);
    expect(await status('/api/readyz')).toEqual([200, { status: 'ok' }]);
  });

  it('is well but not ready where the tables are missing', async () => {
    await api.db.execute('alter table users rename to hidden_users');
    expect(await status('/api/healthz')).toEqual([200, { status: 'ok' }]);
    expect(await status('/api/readyz')).toMatchObject([503, { code: 'not_ready' }]);
    await api.db.execute('alter table hidden_users rename to users');
  });

  it('is well but not ready where nothing can be written, and keeps the reason', async () => {
    tryWriting = () => Promise.reject(new Error('Only 3 MB are free for the database'));
    expect(await status('/api/healthz')).toEqual([200, { status: 'ok' }]);
    const answer = await api.send('GET', '/api/readyz');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).not.toContain('free');
    expect(api.log()).toContain('Only 3 MB are free');
  });

  it('asks the database once a second, however often it is asked', async () => {
    let tries = 0;
    tryWriting = async () => {
      tries += 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => status('/api/readyz')));
    expect(tries).toBe(1);
    api.pass(2);
    await status('/api/readyz');
    expect(tries).toBe(2);
  });

  it.each(['starting', 'stopping'] as const)('is well but not ready while %s', async (phase) => {
    api.lifecycle.phase = phase;
    expect(await status('/api/healthz')).toEqual([200, { status: 'ok' }]);
    expect(await status('/api/readyz')).toMatchObject([503, { code: 'not_ready' }]);
    api.lifecycle.phase = 'ready';
  });
});
