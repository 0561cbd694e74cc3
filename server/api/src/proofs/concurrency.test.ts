import * as v from 'valibot';
import { tokens } from '@cpal/shared/contract/accounts/auth';
import { licenseAnswer, licenseList } from '@cpal/shared/contract/licenses/license';
import { eq } from 'drizzle-orm';
import { billingCustomers, licenses, users } from '../db/schema';
import { buy, findPrice } from '../testing/billing/checkouts';
import { type TestDatabase, openTestDatabase } from '../testing/database/database';
import { addLicenses } from '../testing/database/license-rows';
import { toBearer, join, password, subscribe } from '../testing/people/members';
import { type BillingApi, openBillingApi } from '../testing/billing/sandbox';
import { about } from '../testing/billing/signed-events';
import { type TwoServers, openTwo } from '../testing/servers/two-servers';

let database: TestDatabase;
/** Prepares and looks after; it answers none of the concurrent requests. */
let api: BillingApi;
let two: TwoServers;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await openBillingApi(database);
  two = await openTwo(database, api.settings.stripe.apiBase ?? '');
});
beforeEach(() => database.reset());
afterAll(async () => {
  await two.close();
  await api.close();
  await database.close();
});

/** So many requests at the same time, half of them to each server. */
const atOnce = (
  count: number,
  method: 'GET' | 'POST' | 'PUT',
  path: string | ((index: number) => string),
  more: Parameters<TwoServers['send']>[3] = {},
) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      two.send(index, method, typeof path === 'string' ? path : path(index), more),
    ),
  );

/** How many answers have each status. */
const tally = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('twenty concurrent requests to two servers', () => {
  it('make one account of one email', async () => {
    const body = { email: 'mia@example.com', password, fullName: 'Mia Koch' };
    const answers = await atOnce(20, 'POST', '/api/users/sign-up', { body });
    expect(tally(answers)).toEqual({ 201: 1, 409: 19 });
    expect(await api.db.$count(users)).toBe(1);
  });

  it('leave one active license, created or reactivated', async () => {
    const mia = await join(api);
    await subscribe(api, mia);
    const activeOnes = async () => {
      const answer = await api.send('GET', '/api/licenses', { headers: mia.bearer });
      return v.parse(licenseList, answer.json()).licenses.filter(({ is_active }) => is_active)
        .length;
    };
    const created = await atOnce(20, 'POST', '/api/licenses/user', {
      headers: mia.bearer,
      body: { product_id: 'cpal' },
    });
    expect(tally(created)).toEqual({ 201: 20 });
    expect(await activeOnes()).toBe(1);

    const ids = created.map(({ json }) => v.parse(licenseAnswer, json).license.id);
    const reactivated = await atOnce(
      20,
      'PUT',
      (index) => `/api/licenses/${ids[index]}/reactivate`,
      {
        headers: mia.bearer,
      },
    );
    expect(tally(reactivated)).toEqual({ 200: 20 });
    expect(await activeOnes()).toBe(1);
  });

  it('make one license where one is left to make', async () => {
    const mia = await join(api);
    await subscribe(api, mia);
    await addLicenses(api, mia, 99);
    const answers = await atOnce(20, 'POST', '/api/licenses/user', {
      headers: mia.bearer,
      body: { product_id: 'cpal' },
    });
    expect(tally(answers)).toEqual({ 201: 1, 409: 19 });
    expect(await api.db.$count(licenses)).toBe(100);
  });

  it('to check out make one customer, and leave one checkout that can be paid', async () => {
    const mia = await join(api);
    const answers = await atOnce(20, 'POST', '/api/create-checkout-session', {
      headers: mia.bearer,
      body: { priceId: await findPrice(api) },
    });
    const { 200: led = 0, 409: replaced = 0 } = tally(answers);
    expect(led).toBeGreaterThan(0);
    expect(led + replaced).toBe(20);
    const customers = await api.account.customers.list({ email: mia.email });
    expect(customers.data).toHaveLength(1);
    const sessions = await api.account.checkout.sessions.list({ status: 'open' });
    expect(sessions.data).toHaveLength(1);
  });

  it('with one refresh token log nobody out', async () => {
    const mia = await join(api);
    const body = { refresh_token: mia.tokens.refresh_token };
    const answers = await atOnce(20, 'POST', '/api/auth/refresh', { body });
    expect(tally(answers)).toEqual({ 200: 20 });
    const pairs = answers.map(({ json }) => v.parse(tokens, json));
    // One branch: a thief and the owner cannot go on side by side.
    expect(new Set(pairs.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    for (const [index, pair] of pairs.entries()) {
      const me = await two.send(index, 'GET', '/api/auth/me', { headers: toBearer(pair) });
      const next = await two.send(index, 'POST', '/api/auth/refresh', {
        body: { refresh_token: pair.refresh_token },
      });
      expect([me.status, next.status]).toEqual([200, 200]);
    }
  });
});

it('applies a webhook once that comes ten times concurrently to two servers', async () => {
  const mia = await join(api);
  api.loseWebhooks(true);
  const { customerId } = await buy(api, mia);
  const applied = async () => {
    const [row] = await api.db
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.id, customerId ?? ''));
    return row?.appliedTicket ?? 0;
  };
  const before = await applied();
  const { payload: body, signature } = about(customerId ?? '');
  const delivery = { body, headers: { 'stripe-signature': signature } };
  const answers = tally(await atOnce(10, 'POST', '/api/stripe/webhook', delivery));
  expect(answers).toEqual({ 200: 10 });
  await Promise.all([api.handleWebhooks(), api.handleWebhooks()]);
  expect(await applied()).toBe(before + 1);
  expect((await two.send(1, 'POST', '/api/stripe/webhook', delivery)).status).toBe(200);
  await api.handleWebhooks();
  expect(await applied()).toBe(before + 1);
});
