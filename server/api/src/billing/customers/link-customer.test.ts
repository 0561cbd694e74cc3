import * as v from 'valibot';
import { checkout as checkoutSchema } from '@cpal/shared/contract/billing/checkout';
import { userAnswer } from '@cpal/shared/contract/accounts/member';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { askForCheckout, buy, findPrice } from '../../testing/billing/checkouts';
import { readMails, readToken, verifyByMail } from '../../testing/outside/mails';
import { type TestMember, join, password } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const link = (stripeCustomerId: string, userId = mia.id) =>
  api.send('POST', '/api/update-stripe-customer-id', {
    headers: mia.bearer,
    body: { userId, stripeCustomerId },
  });
const subscription = async () =>
  (await api.send('GET', '/api/billing/subscription', { headers: mia.bearer })).json<unknown>();

/** The customer that a session ended with. */
const customerOf = async (session: string) => {
  const { customer } = await api.account.checkout.sessions.retrieve(session);
  return typeof customer === 'string' ? customer : '';
};

/** Buys without a bearer; gives what the return address names as the customer. */
async function buyAsVisitor(customerEmail: string): Promise<string> {
  const body = { priceId: await findPrice(api), customerEmail };
  const answer = await api.send('POST', '/api/create-checkout-session', { body });
  const returned = await api.pay(v.parse(checkoutSchema, answer.json()).url);
  return new URL(returned ?? '').searchParams.get('customerId') ?? '';
}

describe('linking a customer', () => {
  it('of the member’s own checkout makes the next screen true, even without its webhook', async () => {
    api.loseWebhooks(true);
    const { url, customerId } = v.parse(checkoutSchema, (await askForCheckout(api, mia)).json());
    await api.pay(url);
    expect(await subscription()).toEqual({});
    const answer = await link(customerId ?? '');
    expect(answer.statusCode).toBe(200);
    expect(v.parse(userAnswer, answer.json()).user).toMatchObject({
      userId: mia.id,
      stripeCustomerId: customerId,
    });
    expect(await subscription()).toMatchObject({ status: 'active' });
  });

  it('is rejected first of all for another user', async () => {
    const eve = await join(api, 'eve@example.com');
    const answer = await link('cus_unknown', eve.id);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'forbidden' }]);
  });

  it('is rejected where the user has another one', async () => {
    await askForCheckout(api, mia);
    const answer = await link('cus_unknown');
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'customer_mismatch' }]);
  });

  it.each(['cus_unknown', 'cs_unknown', "cus_' or 1=1", '../v1/customers'])(
    'does not find %s',
    async (id) => {
      expect((await link(id)).statusCode).toBe(404);
    },
  );

  it('does not find what belongs to somebody else', async () => {
    const eve = await join(api, 'eve@example.com');
    const { customerId } = v.parse(checkoutSchema, (await askForCheckout(api, eve)).json());
    expect((await link(customerId ?? '')).statusCode).toBe(404);
  });

  it('is rejected without any proof', async () => {
    const { id } = await api.account.customers.create({ email: mia.email });
    const answer = await link(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'forbidden' }]);
  });

  it('is proven by what Stripe keeps with the customer', async () => {
    const { id } = await api.account.customers.create({ metadata: { userId: mia.id } });
    expect((await link(id)).statusCode).toBe(200);
  });

  it('is proven by a complete checkout that names the user', async () => {
    const session = await api.account.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: await findPrice(api), quantity: 1 }],
      client_reference_id: mia.id,
      customer_email: mia.email,
      success_url: 'https://cpal.example/?id={CHECKOUT_SESSION_ID}',
    });
    await api.pay(session.url ?? '');
    expect((await link(await customerOf(session.id))).statusCode).toBe(200);
  });

  it('goes to one of two users who prove it is theirs at the same time', async () => {
    const eve = await join(api, 'eve@example.com');
    const { id: customer } = await api.account.customers.create({
      email: mia.email,
      metadata: { userId: mia.id },
    });
    const session = await api.account.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: await findPrice(api), quantity: 1 }],
      client_reference_id: eve.id,
      customer,
      success_url: 'https://cpal.example/',
    });
    await api.pay(session.url ?? '');
    const answers = await Promise.all(
      [mia, eve].map(({ id, bearer }) =>
        api.send('POST', '/api/update-stripe-customer-id', {
          headers: bearer,
          body: { userId: id, stripeCustomerId: customer },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 404]));
    expect(await api.db.$count(users, eq(users.stripeCustomerId, customer))).toBe(1);
  });
});

describe('linking a customer after a checkout without a bearer', () => {
  it('requires that the email is verified', async () => {
    const id = await buyAsVisitor(mia.email);
    const answer = await link(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'email_not_verified' }]);
    expect(await subscription()).toEqual({});
  });

  it('succeeds once it is, whether by the session or by the customer', async () => {
    await verifyByMail(api);
    const id = await buyAsVisitor(mia.email);
    expect((await link(await customerOf(id))).statusCode).toBe(200);
    expect((await link(id)).statusCode).toBe(200);
    expect(await subscription()).toMatchObject({ status: 'active' });
  });

  it('happens by itself when the email is verified after the purchase', async () => {
    const id = await buyAsVisitor(mia.email);
    expect((await link(id)).statusCode).toBe(403);
    expect((await verifyByMail(api)).statusCode).toBe(200);
    expect(await subscription()).toMatchObject({ status: 'active' });
    expect((await link(id)).statusCode).toBe(200);
  });

  it('knows the email that was bought with in another spelling', async () => {
    await readMails(api);
    await join(api, 'zoe@xn--bcher-kva.example');
    await buyAsVisitor('ｚoe@Bücher.example');
    await verifyByMail(api);
    const zoe = eq(users.email, 'zoe@xn--bcher-kva.example');
    const [row] = await api.db.select().from(users).where(zoe);
    expect(row?.stripeCustomerId).toMatch(/^cus_/);
  });

  it('happens by itself when a new password is chosen by mail', async () => {
    await buyAsVisitor(mia.email);
    await readMails(api);
    await api.send('POST', '/api/auth/password-reset', { body: { email: mia.email } });
    const body = { token: await readToken(api), newPassword: `${password}2` };
    await api.send('PUT', '/api/auth/password-reset', { body });
    const [row] = await api.db.select().from(users);
    expect(row?.stripeCustomerId).toMatch(/^cus_/);
  });

  it('never takes another’s purchase', async () => {
    await buyAsVisitor('noa@example.com');
    await askForCheckout(api, mia);
    await verifyByMail(api);
    expect(await subscription()).toEqual({});
  });

  it('does not keep an email from being verified where Stripe is down', async () => {
    await buyAsVisitor(mia.email);
    await api.stopStripe();
    expect((await verifyByMail(api)).statusCode).toBe(200);
    expect(api.log()).toContain('earlier_purchase_not_linked');
  });

  it('is rejected with another email, verified or not', async () => {
    const id = await buyAsVisitor('noa@example.com');
    await verifyByMail(api);
    expect((await link(id)).json()).toMatchObject({ code: 'forbidden' });
  });

  it('does not find a checkout that was not paid', async () => {
    const body = { priceId: await findPrice(api), customerEmail: mia.email };
    await api.send('POST', '/api/create-checkout-session', { body });
    const { data } = await api.account.checkout.sessions.list({});
    expect((await link(data[0]?.id ?? '')).statusCode).toBe(404);
  });
});

describe('an invoice', () => {
  const foot = 'Sample Company, 1 Sample Street, Sampletown';

  it('names the company at its foot, on the page that Stripe has of it', async () => {
    const { customerId } = await buy(api, mia);
    const [invoice] = (await api.account.invoices.list({ customer: customerId ?? '' })).data;
    expect(invoice?.footer).toBe(foot);
    const page = await fetch(invoice?.hosted_invoice_url ?? '');
    expect(await page.text()).toContain(foot);
  });

  it('names it also for who bought first and logged in later', async () => {
    const session = await buyAsVisitor(mia.email);
    await verifyByMail(api);
    await link(session);
    const { data } = await api.account.customers.list();
    expect(data.map(({ invoice_settings }) => invoice_settings.footer)).toEqual([foot]);
  });
});
