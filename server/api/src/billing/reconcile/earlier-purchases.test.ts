import * as v from 'valibot';
import { checkout as checkoutSchema } from '@cpal/shared/contract/billing/checkout';
import { eq } from 'drizzle-orm';
import { auditLog, checkouts, users } from '../../db/schema';
import { findPrice } from '../../testing/billing/checkouts';
import { readStatus } from '../../testing/billing/cards';
import { verifyByMail } from '../../testing/outside/mails';
import type { TestMember } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';
import { reconcile } from './reconcile';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const run = () => reconcile(api.services, new AbortController().signal, async () => undefined);
const customerOf = async ({ id }: TestMember) =>
  (await api.db.select().from(users).where(eq(users.id, id)))[0]?.stripeCustomerId;
const linkings = async () =>
  (await api.db.select().from(auditLog)).filter(({ event }) => event === 'customer_linked');

/** Buys without a login; every webhook of it is lost, and nobody comes back from the checkout. */
async function buyUnnoticed() {
  api.loseWebhooks(true);
  const body = { priceId: await findPrice(api), customerEmail: mia.email };
  const answer = await api.send('POST', '/api/create-checkout-session', { body });
  await api.pay(v.parse(checkoutSchema, answer.json()).url);
  const { data } = await api.account.customers.list({ email: mia.email });
  return data[0]?.id ?? '';
}

describe('a purchase without a login', () => {
  it('is linked where the email was verified before anybody knew that it was paid', async () => {
    const customerId = await buyUnnoticed();
    await verifyByMail(api);
    expect(await customerOf(mia)).toBeNull();
    expect(await run()).toMatchObject({ failed: 0, isWhole: true });
    expect(await customerOf(mia)).toBe(customerId);
    expect(await readStatus(api, mia)).toBe('active');
    expect(await linkings()).toMatchObject([{ userId: mia.id, detail: { customerId } }]);
    expect(await run()).toMatchObject({ checked: 1, repaired: 0, isWhole: true });
  });

  it('waits for as long as the email is not verified', async () => {
    await buyUnnoticed();
    expect(await run()).toMatchObject({ isWhole: true });
    expect(await run()).toMatchObject({ checked: 0, repaired: 0, isWhole: true });
    expect(await customerOf(mia)).toBeNull();
    expect(await linkings()).toEqual([]);
  });

  it('stays unlinked where its customer is gone, and keeps nothing else from being checked', async () => {
    const customerId = await buyUnnoticed();
    await verifyByMail(api);
    await api.account.customers.del(customerId);
    expect(await run()).toMatchObject({ failed: 0, isWhole: true });
    expect(await customerOf(mia)).toBeNull();
  });

  it('is nobody else’s once it is somebody’s', async () => {
    const customerId = await buyUnnoticed();
    await verifyByMail(api);
    await run();
    await api.db.update(users).set({ stripeCustomerId: null });
    await api.db.insert(users).values({
      email: 'eve@example.com',
      passwordHash: 'none',
      fullName: 'Eve',
      createdAt: api.clock(),
      stripeCustomerId: customerId,
    });
    expect(await api.db.$count(checkouts)).toBe(1);
    await run();
    expect(await customerOf(mia)).toBeNull();
    expect(api.log()).not.toContain('not linked');
  });

  it('is not tried again once the customer that it made was deleted', async () => {
    const customerId = await buyUnnoticed();
    await verifyByMail(api);
    await run();
    await api.account.customers.del(customerId);
    expect(await run()).toMatchObject({ repaired: 1 });
    expect(await run()).toMatchObject({ checked: 0, isWhole: true });
    expect(await customerOf(mia)).toBeNull();
  });
});
