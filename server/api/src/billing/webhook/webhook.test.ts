import { eq } from 'drizzle-orm';
import { billingCustomers, stripeEvents, subscriptions, users } from '../../db/schema';
import { askForCheckout, buy, soleSubscription } from '../../testing/billing/checkouts';
import type { TestMember } from '../../testing/people/members';
import type { BillingApi, Delivery } from '../../testing/billing/sandbox';
import { about, sign } from '../../testing/billing/signed-events';
import { withBilling } from '../../testing/setups/with-billing';
import { syncCustomer } from '../stripe/sync';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

/** An event of about so many bytes. */
const large = (size: number) => sign({ type: 'x', data: { object: { text: 'x'.repeat(size) } } });
const statusOf = async (delivery: Delivery) => (await api.deliver(delivery)).statusCode;
const mirror = () => api.db.select().from(subscriptions);
const applied = async () => (await api.db.select().from(billingCustomers))[0]?.appliedTicket;

/** Buys while webhooks get lost, so that the mirror knows nothing of it. */
async function buyUnnoticed(): Promise<string> {
  api.loseWebhooks(true);
  const { customerId } = await buy(api, mia);
  return customerId ?? '';
}

describe('a webhook', () => {
  it('makes the mirror true', async () => {
    const customer = await buyUnnoticed();
    expect(await mirror()).toEqual([]);
    expect(await statusOf(about(customer))).toBe(200);
    expect(await mirror()).toMatchObject([{ status: 'active', planName: 'Basic', amount: 2000 }]);
  });

  it('is not believed: an event of the past ends in the present state', async () => {
    await buy(api, mia);
    const [row] = await mirror();
    const lie = { id: row?.id, object: 'subscription', customer: row?.customerId };
    const type = 'customer.subscription.deleted';
    await api.deliver(sign({ type, data: { object: { ...lie, status: 'canceled' } } }));
    expect(await mirror()).toMatchObject([{ status: 'active' }]);
  });

  it('whose fetch began before one that is applied already is dropped', async () => {
    const customer = await buyUnnoticed();
    const later = { appliedTicket: 100 };
    await api.db.update(billingCustomers).set(later).where(eq(billingCustomers.id, customer));
    expect(await statusOf(about(customer))).toBe(200);
    expect(await mirror()).toEqual([]);
    expect(await applied()).toBe(100);
  });

  it.each<[string, () => Delivery]>([
    ['another secret', () => sign({ type: 'invoice.paid' }, 'whsec_other')],
    ['an old time', () => sign({ type: 'invoice.paid' }, 'whsec_sandbox', 1_700_000_000)],
    ['other bytes', () => ({ ...sign({ type: 'invoice.paid' }), payload: '{"id":"evt_2"}' })],
    ['nonsense', () => ({ payload: '{}', signature: 'nonsense' })],
    ['nothing at all', () => ({ payload: '', signature: '' })],
  ])('is rejected where it is signed with %s', async (_name, forge) => {
    const answer = await api.deliver(forge());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_signature' });
    expect(await api.db.$count(stripeEvents)).toBe(0);
  });

  it('of an unknown type, or about nobody of ours, is accepted and changes nothing', async () => {
    expect(await statusOf(sign({ type: 'payout.paid', data: { object: {} } }))).toBe(200);
    expect(await statusOf(about('cus_of_another_shop', 'evt_2'))).toBe(200);
    expect(await api.db.$count(billingCustomers)).toBe(0);
  });

  it('is kept without anything of whom it was about', async () => {
    const customer = await buyUnnoticed();
    await api.deliver(about(customer));
    const rows = await api.db.select().from(stripeEvents);
    expect(rows).toMatchObject([{ id: 'evt_1', handledAt: expect.any(Date) }]);
    expect(JSON.stringify(rows)).not.toContain(customer);
  });

  it('may be as large as 1 MB and no larger', async () => {
    expect(await statusOf(large(900_000))).toBe(200);
    expect(await statusOf(large(1_100_000))).toBe(413);
  });

  it('of a customer who was deleted in Stripe frees the member for a new one', async () => {
    const { customerId } = await buy(api, mia);
    await api.account.customers.del(customerId ?? '');
    await api.advanceDays(0);
    expect(await mirror()).toEqual([]);
    const next = await askForCheckout(api, mia);
    expect(next.statusCode).toBe(200);
    expect(next.json()).toMatchObject({ newCustomerCreated: true });
    expect(next.json()).not.toMatchObject({ customerId });
  });

  it('comes in any order, twice, and in the end the mirror is Stripe’s truth', async () => {
    const { customerId } = await buy(api, mia);
    await api.account.subscriptions.update((await soleSubscription(api)).id, {
      cancel_at_period_end: true,
    });
    await api.advanceDays(3);
    const [before] = await mirror();
    expect(before).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    const backwards = api.deliveries.toReversed();
    await api.db.delete(stripeEvents);
    await api.db.delete(billingCustomers).where(eq(billingCustomers.id, customerId ?? ''));
    expect(await mirror()).toEqual([]);
    for (const delivery of [...backwards, ...backwards]) expect(await statusOf(delivery)).toBe(200);
    expect(await mirror()).toEqual([before]);
  });

  it('that comes late, of a customer who was deleted meanwhile, brings nothing back', async () => {
    const { customerId } = await buy(api, mia);
    const past = [...api.deliveries];
    await api.account.customers.del(customerId ?? '');
    await api.advanceDays(0);
    await api.db.delete(stripeEvents);
    for (const delivery of past) expect(await statusOf(delivery)).toBe(200);
    expect(await mirror()).toEqual([]);
    expect(await api.db.select().from(users)).toMatchObject([
      { stripeCustomerId: null, formerCustomerId: customerId },
    ]);
  });

  it('running while its account is deleted leaves no mirror behind', async () => {
    const customerId = await buyUnnoticed();
    await api.account.customers.del(customerId);
    await api.db.delete(users).where(eq(users.id, mia.id));
    await api.db.delete(billingCustomers);
    // The account was there when the worker looked.
    await syncCustomer(api.services, customerId);
    expect(await api.db.$count(billingCustomers)).toBe(0);
  });
});
