import * as v from 'valibot';
import { licenseAnswer } from '@cpal/shared/contract/licenses/license';
import { type TestApi, openApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import { join, password, subscribe } from '../../testing/people/members';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  api = await openApi({ database });
});
afterEach(() => api.close());
afterAll(() => database.close());

const requestLine = v.looseObject({ msg: v.literal('request'), requestId: v.string() });
const lines = () =>
  api
    .log()
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
    .filter((line) => v.is(requestLine, line));

describe('the request log', () => {
  it('has one line per request, with the route and not the address', async () => {
    await api.send('DELETE', '/api/licenses/secret-id?token=secret');
    await api.send('GET', '/api/nothing/secret');
    await api.send('GET', '/api/secret/%');
    expect(lines()).toMatchObject([
      { method: 'DELETE', route: '/api/licenses/:id', status: 401, ms: expect.any(Number) },
      { method: 'GET', route: null, status: 404, ms: expect.any(Number) },
      { method: 'GET', route: null, status: 400 },
    ]);
    expect(api.log()).not.toContain('secret');
  });

  it('takes over the id of a request, and answers it', async () => {
    const headers = { 'x-request-id': 'edge-17.a_b' };
    const answer = await api.send('GET', '/api/healthz', { headers });
    expect(answer.headers['x-request-id']).toBe('edge-17.a_b');
    expect(lines()).toMatchObject([{ requestId: 'edge-17.a_b' }]);
  });

  it('holds no password, token, key, email or parameter of a query, also after failures', async () => {
    const mia = await join(api);
    await subscribe(api, mia);
    const created = await api.send('POST', '/api/licenses/user', {
      headers: mia.bearer,
      body: { product_id: 'cpal' },
    });
    const { key } = v.parse(licenseAnswer, created.json()).license;
    await api.db.execute('alter table licenses rename to hidden_licenses');
    const body = { key, domain: 'miabakes.com' };
    const failed = await api.send('POST', '/api/v1/licenses/validate', { body });
    expect(failed.statusCode).toBe(500);
    await api.send('POST', '/api/billing/setup-intent', { headers: mia.bearer });
    await api.db.execute('alter table hidden_licenses rename to licenses');
    const log = api.log();
    expect(log).toContain('DatabaseError');
    const { access_token, refresh_token } = mia.tokens;
    for (const secret of [
      password,
      access_token,
      refresh_token,
      key,
      mia.email,
      'miabakes',
      mia.id,
    ])
      expect(log).not.toContain(secret);
  });
});
