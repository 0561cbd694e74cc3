import { type TestApi, openApi } from '../../testing/api';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
}, 60_000);
afterAll(() => api.close());

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

  it.each(['starting', 'stopping'] as const)('is well but not ready while %s', async (phase) => {
    api.lifecycle.phase = phase;
    expect(await status('/api/healthz')).toEqual([200, { status: 'ok' }]);
    expect(await status('/api/readyz')).toMatchObject([503, { code: 'not_ready' }]);
    api.lifecycle.phase = 'ready';
  });
});
