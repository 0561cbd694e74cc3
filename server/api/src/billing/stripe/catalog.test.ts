import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import { type BillingApi, openBillingApi } from '../../testing/billing/sandbox';

let database: TestDatabase;
let api: BillingApi;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  api = await openBillingApi(database);
});
afterEach(() => api.close());
afterAll(() => database.close());

const ask = async () => {
  const answer = await api.send('GET', '/api/stripe-prices');
  return { status: answer.statusCode, body: answer.json<Record<string, string>>(), answer };
};

describe('the prices on sale', () => {
  it('are public: one per plan, kept by browsers for a minute', async () => {
    const { status, body, answer } = await ask();
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['prod_cpal_basic', 'prod_cpal_pro']);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    const price = await api.account.prices.retrieve(body['prod_cpal_pro'] ?? '');
    expect(price).toMatchObject({
      product: 'prod_cpal_pro',
      unit_amount: 4000,
      currency: 'usd',
      recurring: { interval: 'month' },
    });
  });

  it('are asked for again after a minute, and no sooner', async () => {
    const asked = jest.spyOn(api.stripe.prices, 'list');
    await Promise.all([ask(), ask(), ask()]);
    expect(asked).toHaveBeenCalledTimes(2);
    api.pass(59);
    await ask();
    expect(asked).toHaveBeenCalledTimes(2);
    api.pass(2);
    await ask();
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('are served stale while Stripe is down, and the log says so', async () => {
    const { body } = await ask();
    await api.stopStripe();
    api.pass(3600);
    expect(await ask()).toMatchObject({ status: 200, body });
    expect(api.log()).toContain('serving stale prices');
  });

  it('are an error where Stripe was down from the start', async () => {
    await api.stopStripe();
    const { status, body, answer } = await ask();
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'payment_provider_unavailable' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
