import { type TestApi, openApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';

const secret = 'known-to-the-edge-and-to-the-API-alone';
let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', EDGE_SECRET: secret };
  api = await openApi({ database, env });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

/** Whether sixty-two refreshes, each from an address of its own as they say, go past the limit. */
async function isLimited(headers: Record<string, string>) {
  const statuses = new Set<number>();
  for (let index = 0; index < 62; index += 1) {
    const answer = await api.send('POST', '/api/auth/refresh', {
      body: { refresh_token: 'unknown' },
      headers: { ...headers, 'x-forwarded-for': `203.0.113.${index}` },
    });
    statuses.add(answer.statusCode);
  }
  return statuses.has(429);
}

it('believes the edge about who asks', async () => {
  expect(await isLimited({ 'x-edge-secret': secret })).toBe(false);
});

it.each([
  ['no secret', {}],
  ['a wrong secret', { 'x-edge-secret': `${secret}!` }],
  ['an empty secret', { 'x-edge-secret': '' }],
])('believes nobody else about it, with %s', async (_what, headers) => {
  expect(await isLimited(headers)).toBe(true);
});

it('writes the secret into no log', () => {
  expect(api.log()).toContain('request');
  expect(api.log()).not.toContain(secret);
});
