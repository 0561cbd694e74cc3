import { type TestApi, openApi } from '../testing/api';
import { type TestDatabase, openTestDatabase } from '../testing/database';
import { password } from '../testing/members';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  api = await openApi({ database, env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
});
afterEach(() => api.close());
afterAll(() => database.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const logIn = (email: string, address: string) =>
  api.send('POST', '/api/auth/login', { body: { email, password }, headers: from(address) });
const refresh = (address: string) =>
  api.send('POST', '/api/auth/refresh', {
    body: { refresh_token: 'unknown' },
    headers: from(address),
  });
const validate = (key: string, address: string) =>
  api.send('POST', '/api/v1/licenses/validate', {
    body: { key, domain: 'a.com' },
    headers: from(address),
  });

/** The statuses of so many requests, one after the other. */
async function statuses(count: number, request: (index: number) => ReturnType<TestApi['send']>) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await request(index)).statusCode);
  return all;
}

describe('rate limits', () => {
  it('refuse the eleventh login with one email from one address', async () => {
    const first = await statuses(10, () => logIn('mia@example.com', '192.0.2.1'));
    expect(first).toEqual(Array.from({ length: 10 }, () => 401));
    const refused = await logIn(' MIA@example.com', '192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn('mia@example.com', '192.0.2.2')).statusCode).toBe(401);
    expect((await logIn('noa@example.com', '192.0.2.1')).statusCode).toBe(401);
  });

  it('refuse the thirty-first login from one address, whatever the email', async () => {
    const all = await statuses(31, (index) => logIn(`mia${index}@example.com`, '192.0.2.1'));
    expect(all.indexOf(429)).toBe(30);
  });

  it('take a whole IPv6 network for one address', async () => {
    const all = await statuses(61, (index) => refresh(`2001:db8::${index}`));
    expect(all.indexOf(429)).toBe(60);
  });

  it('count validations by key, from wherever they come', async () => {
    const all = await statuses(61, (index) => validate('one key', `192.0.2.${index}`));
    expect(all.indexOf(429)).toBe(60);
    expect((await validate('another key', '192.0.2.1')).statusCode).toBe(200);
  });

  it('refuse the sixth checkout of a visitor within a minute', async () => {
    const body = { priceId: 'price_x', customerEmail: 'mia@example.com' };
    const all = await statuses(6, () => api.send('POST', '/api/create-checkout-session', { body }));
    expect(all).toEqual([503, 503, 503, 503, 503, 429]);
  });

  it('hold for unknown routes too', async () => {
    const all = await statuses(601, () => api.send('GET', '/api/nothing'));
    expect(all.indexOf(429)).toBe(600);
  });

  it('believe nobody about the address where no proxy is named', async () => {
    await api.close();
    api = await openApi({ database, env: { RATE_LIMITS: 'on' } });
    const all = await statuses(61, (index) => refresh(`192.0.2.${index}`));
    expect(all.indexOf(429)).toBe(60);
  });
});
