import { eq } from 'drizzle-orm';
import { auditLog, billingCustomers, invoices, subscriptions, users } from '../../db/schema';
import { fallBehind } from '../../testing/billing/cards';
import { buy, soleSubscription } from '../../testing/billing/checkouts';
import type { TestMember } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';
import { reconcile } from './reconcile';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const run = () => reconcile(api.services, new AbortController().signal, async () => undefined);
const mirrored = async () => ({
  customers: await api.db.$count(billingCustomers),
  subscriptions: await api.db.$count(subscriptions),
  invoices: await api.db.$count(invoices),
});
const audited = async (event: string) =>
  (await api.db.select().from(auditLog)).filter((row) => row.event === event);

/** A subscriber whose account goes without its billing, as our own deletion never lets it. */
async function lose(member: TestMember) {
  const { customerId } = await buy(api, member);
  await api.db.delete(users).where(eq(users.id, member.id));
  return customerId;
}

describe('a customer whose account is gone', () => {
  it('is kept and reported at every run while Stripe bills it', async () => {
    const customerId = await lose(mia);
    const before = await mirrored();
    expect(await run()).toMatchObject({ checked: 1, repaired: 0, orphaned: 1, isWhole: true });
    expect(await run()).toMatchObject({ orphaned: 1 });
    expect(await mirrored()).toEqual(before);
    expect((await soleSubscription(api)).status).toBe('active');
    expect(await audited('billing_orphaned')).toMatchObject([
      { userId: null, detail: { customerId } },
      { userId: null, detail: { customerId } },
    ]);
    expect(api.log()).toContain('billing_orphaned');
    expect(api.log()).not.toContain(customerId);
    expect(await api.services.metrics.registry.metrics()).toContain(
      'cpal_reconciled_total{what="customer",outcome="orphaned"} 2',
    );
  });

  it('is kept while an invoice of it is open, also of a plan that has ended', async () => {
    await fallBehind(api, mia);
    await api.account.subscriptions.cancel((await soleSubscription(api)).id);
    await api.db.delete(users).where(eq(users.id, mia.id));
    expect(await run()).toMatchObject({ repaired: 0, orphaned: 1 });
    const [open] = (await api.account.invoices.list({ status: 'open' })).data;
    await api.account.invoices.voidInvoice(open?.id ?? '');
    expect(await run()).toMatchObject({ repaired: 1, orphaned: 0 });
  });

  it('goes from the mirror, with all that is its, where nothing is billed any longer', async () => {
    const customerId = await lose(mia);
    await api.account.subscriptions.cancel((await soleSubscription(api)).id);
    expect(await run()).toMatchObject({ checked: 1, repaired: 1, orphaned: 0 });
    expect(await mirrored()).toEqual({ customers: 0, subscriptions: 0, invoices: 0 });
    expect(await audited('billing_repaired')).toMatchObject([{ detail: { customerId } }]);
    expect(await run()).toMatchObject({ checked: 0, repaired: 0 });
    const customer = await api.account.customers.retrieve(customerId ?? '');
    expect(customer.deleted).not.toBe(true);
  });

  it('goes from the mirror where it was deleted at Stripe', async () => {
    const customerId = await lose(mia);
    await api.account.customers.del(customerId ?? '');
    expect(await run()).toMatchObject({ repaired: 1, orphaned: 0 });
    expect(await mirrored()).toEqual({ customers: 0, subscriptions: 0, invoices: 0 });
  });
});
