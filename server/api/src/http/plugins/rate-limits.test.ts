import { type TestApi, openApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import { logInFrom, openLimited, refreshFrom, statuses } from '../../testing/servers/limits';
import { join, subscribe } from '../../testing/people/members';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  api = await openLimited(database);
});
afterEach(() => api.close());
afterAll(() => database.close());

const hex = (index: number) => index.toString(16).padStart(2, '0');

describe('rate limits', () => {
  it('reject the eleventh failed login with one email from one address', async () => {
    const first = await statuses(10, () => logInFrom(api, 'mia@example.com', '192.0.2.1'));
    expect(first).toEqual(Array.from({ length: 10 }, () => 401));
    const rejected = await logInFrom(api, ' MIA@example.com', '192.0.2.1');
    expect(rejected.statusCode).toBe(429);
    expect(rejected.json()).toMatchObject({ code: 'rate_limited' });
    const wait = Number(rejected.headers['retry-after']);
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await logInFrom(api, 'mia@example.com', '192.0.2.2')).statusCode).toBe(401);
    expect((await logInFrom(api, 'noa@example.com', '192.0.2.1')).statusCode).toBe(401);
  });

  it('reject the thirty-first login from one address, whatever the email', async () => {
    const all = await statuses(31, (index) => logInFrom(api, `mia${index}@a.com`, '192.0.2.1'));
    expect(all.indexOf(429)).toBe(30);
  });

  it('forget the failures of one email from one address once it logs in', async () => {
    const { email } = await join(api);
    const wrong = () => logInFrom(api, email, '192.0.2.1', 'Wrong1!pass');
    await statuses(9, wrong);
    expect((await logInFrom(api, email, '192.0.2.1')).statusCode).toBe(200);
    const next = await statuses(11, wrong);
    expect(next.indexOf(429)).toBe(10);
  });

  it('let a member log in thirty times within the quarter of an hour', async () => {
    const { email } = await join(api);
    const all = await statuses(31, () => logInFrom(api, email, '192.0.2.1'));
    expect(all.filter((status) => status === 200)).toHaveLength(30);
    expect(all.at(-1)).toBe(429);
  });

  it('take a whole IPv6 network for one address', async () => {
    const all = await statuses(61, (index) => refreshFrom(api, `2001:db8::${index}`));
    expect(all.indexOf(429)).toBe(60);
  });

  it.each([
    ['a /56, twice as much as a /64', 120, (index: number) => `2001:db8:0:12${hex(index)}::1`],
    ['a /48, four times as much', 240, (index: number) => `2001:db8:0:${hex(index)}12::1`],
  ])('let %s refresh, whichever of its networks asks', async (_case, max, address) => {
    const all = await statuses(max + 1, (index) => refreshFrom(api, address(index % 256)));
    expect(all.indexOf(429)).toBe(max);
    expect((await refreshFrom(api, '2001:db8:1::1')).statusCode).toBe(401);
  });

  it('do not count what a network is rejected for the networks around it', async () => {
    await statuses(200, () => refreshFrom(api, '2001:db8:0:1201::1'));
    const next = await statuses(61, () => refreshFrom(api, '2001:db8:0:1202::1'));
    expect(next.indexOf(429)).toBe(60);
  });

  it('reject the sixth checkout of a visitor within a minute', async () => {
    const body = { priceId: 'price_x', customerEmail: 'mia@example.com' };
    const all = await statuses(6, () => api.send('POST', '/api/create-checkout-session', { body }));
    expect(all).toEqual([503, 503, 503, 503, 503, 429]);
  });

  it('count a member’s checkouts by member, from wherever they come', async () => {
    const mia = await join(api);
    await subscribe(api, mia);
    const all = await statuses(21, (index) =>
      api.send('POST', '/api/create-checkout-session', {
        body: { priceId: 'price_x' },
        headers: { ...mia.bearer, 'x-forwarded-for': `192.0.2.${index}` },
      }),
    );
    expect(all.indexOf(429)).toBe(20);
  });

  it('hold for unknown routes too', async () => {
    const all = await statuses(601, () => api.send('GET', '/api/nothing'));
    expect(all.indexOf(429)).toBe(600);
  });

  it('believe nobody about the address where no proxy is named', async () => {
    await api.close();
    api = await openApi({ database, env: { RATE_LIMITS: 'on' } });
    const all = await statuses(61, (index) => refreshFrom(api, `192.0.2.${index}`));
    expect(all.indexOf(429)).toBe(60);
  });
});
