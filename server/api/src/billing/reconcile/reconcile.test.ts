import * as v from 'valibot';
import { checkout as checkoutSchema } from '@cpal/shared/contract/billing/checkout';
import { eq } from 'drizzle-orm';
import { auditLog, billingCustomers, checkouts, subscriptions, users } from '../../db/schema';
import { askForCheckout, buy, findPrice, soleSubscription } from '../../testing/billing/checkouts';
import { type TestMember, join } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';
import { reconcile } from './reconcile';
import { runReconcile } from './run';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const never = () => new AbortController().signal;
const atOnce = async () => undefined;
const run = () => reconcile(api.services, never(), atOnce);
const mirror = () => api.db.select().from(subscriptions);
const audited = async (event: string) =>
  (await api.db.select().from(auditLog)).filter((row) => row.event === event);
const customerOf = async ({ id }: TestMember) =>
  (await api.db.select().from(users).where(eq(users.id, id)))[0]?.stripeCustomerId;

describe('reconciling', () => {
  it('repairs what lost webhooks left untrue, reports it, and then finds nothing more', async () => {
    const { customerId } = await buy(api, mia);
    await join(api, 'eve@example.com');
    api.loseWebhooks(true);
    await api.account.subscriptions.cancel((await soleSubscription(api)).id);
    expect(await mirror()).toMatchObject([{ status: 'active' }]);

    const outcome = await run();
    expect(outcome).toEqual({
      checked: 1,
      repaired: 1,
      orphaned: 0,
      failed: 0,
      isWhole: true,
    });
    expect(await mirror()).toMatchObject([{ status: 'canceled' }]);
    expect(await audited('billing_repaired')).toMatchObject([
      { userId: mia.id, detail: { customerId } },
    ]);
    expect(await run()).toMatchObject({ checked: 1, repaired: 0 });
    expect(await audited('billing_repaired')).toHaveLength(1);
    expect(await api.services.metrics.registry.metrics()).toContain(
      'cpal_reconciled_total{what="customer",outcome="repaired"} 1',
    );
  });

  it('notices another default card, and a customer who was deleted', async () => {
    const { customerId } = await buy(api, mia);
    api.loseWebhooks(true);
    // One that came before would put right what is made wrong here.
    await api.handleWebhooks();
    const mine = eq(billingCustomers.id, customerId ?? '');
    await api.db.update(billingCustomers).set({ defaultPaymentMethod: null }).where(mine);
    expect(await run()).toMatchObject({ repaired: 1 });
    await api.account.customers.del(customerId ?? '');
    expect(await run()).toMatchObject({ repaired: 1 });
    expect([await mirror(), await customerOf(mia)]).toEqual([[], null]);
    expect(await run()).toMatchObject({ repaired: 0 });
  });

  it('closes a checkout that was paid unnoticed, a visitor’s with its customer as proof', async () => {
    api.loseWebhooks(true);
    const body = { priceId: await findPrice(api), customerEmail: 'noa@example.com' };
    const answer = await api.send('POST', '/api/create-checkout-session', { body });
    expect(await run()).toMatchObject({ checked: 1, repaired: 0 });
    await api.pay(v.parse(checkoutSchema, answer.json()).url);
    expect(await run()).toMatchObject({ repaired: 1, isWhole: true });
    const { data } = await api.account.customers.list({ email: 'noa@example.com' });
    expect(await api.db.select().from(checkouts)).toMatchObject([
      { isOpen: false, customerId: data[0]?.id },
    ]);
  });

  it('saves a customer whose server died before it could', async () => {
    api.loseWebhooks(true);
    const make = (userId: string) => api.account.customers.create({ metadata: { userId } });
    const { id } = await make(mia.id);
    await make('no user of ours');
    await make('2f1e9a8e-8f1b-4f0e-9d65-0c3a3f1f9b11');
    expect(await run()).toMatchObject({ failed: 0, isWhole: true });
    expect(await customerOf(mia)).toBe(id);
    expect(await audited('customer_linked')).toMatchObject([{ userId: mia.id }]);
    await make(mia.id);
    await run();
    expect(await customerOf(mia)).toBe(id);
  });

  it('changes nothing and says so where Stripe cannot be reached', async () => {
    await buy(api, mia);
    const before = await mirror();
    await api.stopStripe();
    const outcome = await run();
    expect(outcome).toMatchObject({ repaired: 0, failed: 0, isWhole: false });
    expect(await mirror()).toEqual(before);
    expect(api.log()).toContain('reconciliation interrupted');
  });

  it('goes on after one that Stripe refuses to tell about', async () => {
    await buy(api, mia);
    const eve = await join(api, 'eve@example.com');
    await api.db.update(users).set({ stripeCustomerId: 'cus_0' }).where(eq(users.id, eve.id));
    api.loseWebhooks(true);
    await api.account.subscriptions.cancel((await soleSubscription(api)).id);
    const outcome = await run();
    expect(outcome).toMatchObject({ checked: 2, repaired: 1, failed: 1, isWhole: true });
    expect(await mirror()).toMatchObject([{ status: 'canceled' }]);
  });

  it('ends in the middle where it is told to', async () => {
    await buy(api, mia);
    const eve = await join(api, 'eve@example.com');
    await askForCheckout(api, eve);
    const stop = new AbortController();
    const outcome = await reconcile(api.services, stop.signal, async () => stop.abort());
    expect(outcome).toMatchObject({ checked: 1, isWhole: false });
  });

  it('is done once where two begin at the same time', async () => {
    await buy(api, mia);
    const asked = jest.spyOn(api.stripe.customers, 'retrieve');
    const both = await Promise.all([
      runReconcile(api, api.services, never()),
      runReconcile(api, api.services, never()),
    ]);
    expect(both.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await runReconcile(api, api.services, never())).toMatchObject({ isWhole: true });
  });
});
