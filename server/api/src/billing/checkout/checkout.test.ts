import * as v from 'valibot';
import { checkout as checkoutSchema } from '@cpal/shared/contract/billing/checkout';
import { checkouts } from '../../db/schema';
import { askForCheckout, buy, findPrice } from '../../testing/billing/checkouts';
import type { TestMember } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const ask = async (more: object = {}) => askForCheckout(api, mia, more);
const started = async () => v.parse(checkoutSchema, (await ask()).json());
const customersOf = async (email: string) => (await api.account.customers.list({ email })).data;

const visit = async (body: object, headers: Record<string, string> = {}) =>
  api.send('POST', '/api/create-checkout-session', {
    headers,
    body: { priceId: await findPrice(api), ...body },
  });

describe('a member’s checkout', () => {
  it('is the member’s own customer’s, saved before the answer', async () => {
    const answer = await ask({ customerEmail: 'somebody@example.com', stripeCustomerId: '' });
    expect(answer.statusCode).toBe(200);
    const { url, newCustomerCreated, customerId } = v.parse(checkoutSchema, answer.json());
    expect(newCustomerCreated).toBe(true);
    const me = await api.send('GET', '/api/auth/me', { headers: mia.bearer });
    expect(me.json()).toMatchObject({ stripeCustomerId: customerId });
    const customer = await api.account.customers.retrieve(customerId ?? '');
    expect(customer).toMatchObject({ email: mia.email, metadata: { userId: mia.id } });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect((await started()).newCustomerCreated).toBe(false);
  });

  it('returns to our own pages', async () => {
    const { url, customerId } = await started();
    expect(await api.pay(url)).toBe(
      `http://localhost:3000/membership/billing?success=true&newCustomer=true&customerId=${customerId}`,
    );
    const { data } = await api.account.checkout.sessions.list({});
    expect(data[0]?.cancel_url).toBe('http://localhost:3000/purchase?canceled=true');
    expect(data[0]?.client_reference_id).toBe(mia.id);
  });

  it('asks for what an invoice for a business shows', async () => {
    await started();
    const { data } = await api.account.checkout.sessions.list({});
    expect(data[0]).toMatchObject({
      billing_address_collection: 'auto',
      name_collection: { business: { enabled: true, optional: true } },
      tax_id_collection: { enabled: true },
    });
  });

  it('ends the one before it, so that one cannot be paid next to the other', async () => {
    const first = await started();
    const second = await started();
    expect(await api.pay(first.url)).toBeNull();
    expect(await api.pay(second.url)).toContain('success=true');
  });

  it('is rejected while a subscription lives, also where its webhook was lost', async () => {
    api.loseWebhooks(true);
    await buy(api, mia);
    const answer = await ask();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'subscription_exists' });
  });

  it('is possible again once the subscription was canceled', async () => {
    await buy(api, mia);
    const { data } = await api.account.subscriptions.list({});
    await api.account.subscriptions.cancel(data[0]?.id ?? '');
    expect((await ask()).statusCode).toBe(200);
  });

  it('rejects somebody else’s customer, and any before there is one', async () => {
    const stripeCustomerId = (await api.account.customers.create({ email: 'eve@example.com' })).id;
    expect((await ask({ stripeCustomerId })).statusCode).toBe(403);
    const { customerId } = await started();
    const answer = await ask({ stripeCustomerId });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'customer_mismatch' });
    expect((await ask({ stripeCustomerId: customerId })).statusCode).toBe(200);
  });

  it.each(['price_unknown', ''])('rejects the price "%s"', async (priceId) => {
    expect((await ask({ priceId })).statusCode).toBe(400);
    expect(await customersOf(mia.email)).toEqual([]);
  });

  it('leaves nothing half-done where Stripe is down', async () => {
    await ask();
    const priceId = await findPrice(api);
    await api.stopStripe();
    const answer = await ask({ priceId });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'payment_provider_unavailable' });
    expect(await api.db.$count(checkouts)).toBe(1);
  });
});

describe('a visitor’s checkout', () => {
  it('uses and looks up no customer; the return address names the session', async () => {
    await api.account.customers.create({ email: 'noa@example.com' });
    const answer = await visit({ customerEmail: ' Noa@example.com ' });
    expect(answer.statusCode).toBe(200);
    const { url, ...rest } = v.parse(checkoutSchema, answer.json());
    expect(rest).toEqual({ newCustomerCreated: false, customerId: null });
    expect(await api.pay(url)).toMatch(/&newCustomer=true&customerId=cs_/);
    expect(await customersOf('noa@example.com')).toHaveLength(2);
  });

  it.each([
    [{}, 400],
    [{ customerEmail: 'noa' }, 400],
    [{ customerEmail: 'noa@example.com', stripeCustomerId: 'cus_x' }, 401],
  ])('with %j is answered %i', async (body, status) => {
    expect((await visit(body)).statusCode).toBe(status);
  });

  it('is never taken for one where the bearer is bad', async () => {
    const headers = { authorization: 'Bearer expired' };
    expect((await visit({ customerEmail: 'noa@example.com' }, headers)).statusCode).toBe(401);
  });
});
