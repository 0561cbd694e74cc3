import { eq } from 'drizzle-orm';
import { billingCustomers, stripeEvents, subscriptions, users } from '../../db/schema';
import { day, hour } from '../../kernel/clock';
import { buy } from '../../testing/billing/checkouts';
import type { TestMember } from '../../testing/people/members';
import type { BillingApi, Delivery } from '../../testing/billing/sandbox';
import { about, sign } from '../../testing/billing/signed-events';
import { withBilling } from '../../testing/setups/with-billing';
import { takeWebhooks } from './handle-events';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));
afterEach(() => jest.restoreAllMocks());

const statusOf = async (id: string) => (await api.deliver(about('cus_x', id))).statusCode;
const events = () => api.db.select().from(stripeEvents).orderBy(stripeEvents.id);
const attempts = async () => (await events()).map((event) => event.attempts);
const take = (max = 5) => takeWebhooks(api.services, max);
const shown = () => api.services.metrics.registry.metrics();

/** Queues events of these customers, by their ids. */
async function queue(customers: Record<string, string>) {
  const now = api.clock();
  const rows = Object.entries(customers).map(([id, customerId]) => ({
    id,
    customerId,
    type: 'invoice.paid',
    receivedAt: now,
    dueAt: now,
  }));
  await api.db.insert(stripeEvents).values(rows);
}

/** A member whose customer Stripe cannot be asked about any longer. */
async function loseStripe() {
  await api.db.update(users).set({ stripeCustomerId: 'cus_x' }).where(eq(users.id, mia.id));
  await api.stopStripe();
}

describe('a webhook that cannot be handled', () => {
  it('is accepted, and tried again after longer and longer pauses', async () => {
    // No jitter: each pause is as long as it can be.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await loseStripe();
    expect(await statusOf('evt_1')).toBe(200);
    let tried = 1;
    for (const pause of [10, 20, 40]) {
      api.pass(pause - 1);
      await api.handleWebhooks();
      expect(await attempts()).toEqual([tried]);
      api.pass(1);
      await api.handleWebhooks();
      tried += 1;
      expect(await attempts()).toEqual([tried]);
    }
    expect(await shown()).toContain('cpal_queue_total{queue="webhooks",outcome="failed"} 4');
  }, 30_000);

  it('is tried once an hour in the end, and given up after three days', async () => {
    await loseStripe();
    await queue({ evt_1: 'cus_x' });
    await api.db.update(stripeEvents).set({ attempts: 20 });
    await api.handleWebhooks();
    api.pass(hour);
    await api.handleWebhooks();
    expect(await attempts()).toEqual([22]);
    api.pass(3 * day);
    await api.handleWebhooks();
    expect(await events()).toMatchObject([{ handledAt: null, dueAt: null, leasedUntil: null }]);
    expect(api.log()).toContain('webhook abandoned after');
    expect(await shown()).toContain('cpal_queue_total{queue="webhooks",outcome="given_up"} 1');

    expect(await statusOf('evt_1')).toBe(200);
    expect(await attempts()).toEqual([1]);
  }, 30_000);

  it('does not keep the next one of its customer from being handled', async () => {
    const { customerId } = await buy(api, mia);
    await api.db.delete(stripeEvents);
    await queue({ evt_1: customerId ?? '' });
    await api.db.update(stripeEvents).set({ dueAt: new Date(api.clock().getTime() + 60_000) });
    await api.deliver(about(customerId ?? '', 'evt_2'));
    expect(await events()).toMatchObject([{ handledAt: null }, { handledAt: expect.any(Date) }]);
  });
});

const completed = (customer: string) =>
  sign({
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', object: 'checkout.session', customer } },
  });
const send = ({ payload, signature }: Delivery) =>
  api.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });

describe('a checkout that was paid', () => {
  it('is handled when its webhook is answered, as its buyer comes back then', async () => {
    const { customerId } = await buy(api, mia);
    await api.db.delete(subscriptions);
    expect((await send(completed(customerId ?? ''))).statusCode).toBe(200);
    expect(await api.db.$count(subscriptions)).toBe(1);
  });

  it('is answered after 3 s where it could not be handled', async () => {
    await loseStripe();
    const started = performance.now();
    expect((await send(completed('cus_x'))).statusCode).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(2_900);
    expect(await events()).toMatchObject([{ handledAt: null, dueAt: expect.any(Date) }]);
  }, 30_000);
});

describe('a webhook in work', () => {
  it('is nobody else’s, and neither are others of its customer, until its worker must have died', async () => {
    await queue({ evt_1: 'cus_1', evt_2: 'cus_2' });
    expect(await take(1)).toHaveLength(1);
    await queue({ evt_3: 'cus_1', evt_4: 'cus_2' });
    const others = await take();
    expect(others).toHaveLength(1);
    expect(await take()).toEqual([]);
    for (const handle of others) await handle();
    expect(await take()).toEqual([]);
    api.pass(120);
    expect(await take()).toHaveLength(1);
    expect(await attempts()).toEqual([2, 1, 1, 1]);
  });

  it('shares one look into Stripe with the others of its customer', async () => {
    const { customerId } = await buy(api, mia);
    const applied = async () =>
      (await api.db.select().from(billingCustomers))[0]?.appliedTicket ?? 0;
    const before = await applied();
    await queue({ evt_1: customerId ?? '', evt_2: customerId ?? '', evt_3: customerId ?? '' });
    await api.handleWebhooks();
    expect(await applied()).toBe(before + 1);
    expect(await shown()).toMatch(/cpal_queue_total\{queue="webhooks",outcome="handled"\} \d+/);
  });

  it('is taken by one of several who look at the same time', async () => {
    const customers = Array.from({ length: 40 }, (_, index) => [
      `evt_${index}`,
      `cus_${index % 10}`,
    ]);
    await queue(Object.fromEntries(customers));
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(3)));
    expect(taken.flat()).toHaveLength(10);
    expect(new Set(await attempts())).toEqual(new Set([1]));
  });
});

it('an event that was handled is not handled again', async () => {
  const handled = { id: 'evt_1', type: 'invoice.paid', receivedAt: new Date() };
  await api.db.insert(stripeEvents).values({ ...handled, handledAt: new Date() });
  expect(await statusOf('evt_1')).toBe(200);
  expect(await attempts()).toEqual([0]);
  expect(await api.db.$count(subscriptions)).toBe(0);
});
