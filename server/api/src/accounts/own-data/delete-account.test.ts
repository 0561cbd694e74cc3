import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema';
import { addCard } from '../../testing/billing/cards';
import { askForCheckout, buy, soleSubscription } from '../../testing/billing/checkouts';
import { allowDomain } from '../../testing/database/license-rows';
import { type TestMember, join, password, tryPassword } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const erase = (body: unknown = { password }, member = mia) =>
  api.send('DELETE', '/api/account', { headers: member.bearer, body });
const me = (member = mia) => api.send('GET', '/api/auth/me', { headers: member.bearer });
const audited = async (event: string) =>
  (await api.db.select().from(schema.auditLog)).filter((row) => row.event === event);

/** Creates a license and allows it on a domain; gives a function that validates it there. */
async function activeLicense() {
  const answer = await api.send('POST', '/api/licenses/user', {
    headers: mia.bearer,
    body: { product_id: 'cpal' },
  });
  const { license } = answer.json<{ license: { id: string; key: string } }>();
  await allowDomain(api, mia, license, 'mia.example.com');
  const body = { key: license.key, domain: 'mia.example.com' };
  return async () =>
    (await api.send('POST', '/api/v1/licenses/validate', { body })).json<{ code: string }>().code;
}

/** How many rows each table has, but for those that know no user. */
async function rowCounts() {
  const tables: PgTable[] = Object.values(schema);
  const counts: Record<string, number> = {};
  for (const table of tables) counts[getTableName(table)] = await api.db.$count(table);
  const { audit_log: _kept, stripe_events: _nobodys, ...rest } = counts;
  return rest;
}

describe('deleting an account', () => {
  it('removes all that is the user’s, and nobody else’s', async () => {
    const eve = mia;
    const before = await rowCounts();
    mia = await join(api, 'noa@example.com');
    await buy(api, mia);
    await addCard(api, mia, 'mastercard');
    const validate = await activeLicense();
    expect(await validate()).toBe('VALID');
    await api.send('POST', '/api/auth/password-reset', { body: { email: mia.email } });
    const answer = await erase();
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);

    expect(await validate()).toBe('NOT_FOUND');
    expect((await me()).statusCode).toBe(401);
    expect(await tryPassword(api, mia.email, password)).toBe(401);
    // A webhook of the deletion may be at hand: it makes a row for its look into Stripe, and removes it.
    await api.handleWebhooks();
    expect(await rowCounts()).toEqual(before);
    expect((await me(eve)).statusCode).toBe(200);
  });

  it('cancels the subscription and removes the customer; Stripe keeps the invoices', async () => {
    await buy(api, mia);
    const { id, customer } = await soleSubscription(api);
    await erase();
    const ended = await api.account.subscriptions.retrieve(id);
    expect(ended.status).toBe('canceled');
    const customerId = typeof customer === 'string' ? customer : customer.id;
    expect(await api.account.customers.retrieve(customerId)).toMatchObject({ deleted: true });
    expect((await api.account.invoices.list({ customer: customerId })).data).toHaveLength(1);
  });

  it('cancels every subscription that the customer has', async () => {
    await buy(api, mia);
    const { customer, items, default_payment_method: card } = await soleSubscription(api);
    // Once a webhook has the second one mirrored, the first ends as a duplicate, which is paid back.
    api.loseWebhooks(true);
    await api.account.subscriptions.create({
      customer: typeof customer === 'string' ? customer : customer.id,
      items: [{ price: items.data[0]?.price.id ?? '' }],
      default_payment_method: typeof card === 'string' ? card : '',
    });
    await erase();
    const { data } = await api.account.subscriptions.list({ status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    expect(await audited('subscription_canceled')).toHaveLength(2);
  });

  it('makes a checkout that is open unpayable', async () => {
    const { url } = (await askForCheckout(api, mia)).json<{ url: string }>();
    await erase();
    expect(await api.pay(url)).toBeNull();
    expect((await api.account.subscriptions.list({ status: 'all' })).data).toEqual([]);
  });

  it('leaves in the audit log what happened, under an id that is nobody’s now', async () => {
    await buy(api, mia);
    const { id } = await soleSubscription(api);
    await erase();
    expect(await audited('account_deleted')).toMatchObject([{ userId: mia.id, detail: {} }]);
    expect(await audited('subscription_canceled')).toMatchObject([
      { userId: mia.id, detail: { subscriptionId: id } },
    ]);
    expect(JSON.stringify(await api.db.select().from(schema.auditLog))).not.toContain(mia.email);
  });

  it('needs the password', async () => {
    const wrong = await erase({ password: 'Wrong1!pass' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([403, { code: 'wrong_password' }]);
    for (const body of [{}, null]) expect((await erase(body)).statusCode).toBe(400);
    expect((await me()).statusCode).toBe(200);
    expect(await audited('password_refused')).toHaveLength(1);
  });

  it('leaves everything as it was where Stripe is down', async () => {
    await buy(api, mia);
    const validate = await activeLicense();
    const before = await rowCounts();
    await api.stopStripe();
    const answer = await erase();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { code: 'payment_provider_unavailable' },
    ]);
    expect(await rowCounts()).toEqual(before);
    expect((await me()).statusCode).toBe(200);
    expect(await validate()).toBe('VALID');
  });

  it.each([
    [
      'its subscription was canceled',
      async () => {
        await api.account.subscriptions.cancel((await soleSubscription(api)).id);
      },
    ],
    [
      'its customer was deleted',
      async () => {
        const { customer } = await soleSubscription(api);
        await api.account.customers.del(typeof customer === 'string' ? customer : customer.id);
      },
    ],
  ])('succeeds where at Stripe %s already, also without its webhook', async (_case, end) => {
    await buy(api, mia);
    api.loseWebhooks(true);
    await end();
    expect((await erase()).statusCode).toBe(200);
    expect(await api.db.$count(schema.users)).toBe(0);
    expect(await api.db.$count(schema.billingCustomers)).toBe(0);
  });

  it('reaches a customer that the user got meanwhile', async () => {
    const transaction = api.db.transaction.bind(api.db);
    const { id } = await api.account.customers.create({ email: mia.email });
    jest.spyOn(api.db, 'transaction').mockImplementationOnce(async (...args) => {
      const { users } = schema;
      await api.db.update(users).set({ stripeCustomerId: id }).where(eq(users.id, mia.id));
      return transaction(...args);
    });
    expect((await erase()).statusCode).toBe(200);
    expect(await api.account.customers.retrieve(id)).toMatchObject({ deleted: true });
    expect(await api.db.$count(schema.users)).toBe(0);
  });

  it('happens once where it is asked for twice at the same time', async () => {
    await buy(api, mia);
    const answers = await Promise.all([erase(), erase()]);
    for (const { statusCode } of answers) expect([200, 401, 403]).toContain(statusCode);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await audited('account_deleted')).toHaveLength(1);
  });
});
