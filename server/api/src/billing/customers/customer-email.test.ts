import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { buy, findPrice } from '../../testing/billing/checkouts';
import { changeEmail } from '../../testing/people/email-change';
import { readMails } from '../../testing/outside/mails';
import type { TestMember } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';
import { reconcile } from '../reconcile/reconcile';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));
beforeEach(() => readMails(api));

const next = 'mia@new.example';
const emailsAtStripe = async () =>
  (await api.account.customers.list({})).data.map(({ email }) => email);
const run = () => reconcile(api.services, new AbortController().signal, async () => undefined);
const customerOf = async ({ id }: TestMember) =>
  (await api.db.select().from(users).where(eq(users.id, id)))[0]?.stripeCustomerId;

describe('a changed email', () => {
  it('is the customer’s in Stripe from then on', async () => {
    await buy(api, mia);
    expect(await emailsAtStripe()).toEqual([mia.email]);
    expect((await changeEmail(api, mia, next)).statusCode).toBe(200);
    expect(await emailsAtStripe()).toEqual([next]);
    expect(await run()).toMatchObject({ repaired: 0, isWhole: true });
  });

  it('holds also while Stripe is away, and gets there when all is reconciled', async () => {
    await buy(api, mia);
    const update = jest
      .spyOn(api.services.stripe.customers, 'update')
      .mockRejectedValueOnce(new Error('away'));
    expect((await changeEmail(api, mia, next)).statusCode).toBe(200);
    update.mockRestore();
    expect(api.log()).toContain('customer_email_not_updated');
    expect(await emailsAtStripe()).toEqual([mia.email]);
    expect(await run()).toMatchObject({ repaired: 1, failed: 0, isWhole: true });
    expect(await emailsAtStripe()).toEqual([next]);
    expect(await run()).toMatchObject({ repaired: 0, isWhole: true });
  });

  it('links what was bought with it before', async () => {
    const body = { priceId: await findPrice(api), customerEmail: next };
    const answer = await api.send('POST', '/api/create-checkout-session', { body });
    await api.pay(answer.json<{ url: string }>().url);
    expect(await customerOf(mia)).toBeNull();
    await changeEmail(api, mia, next);
    expect(await customerOf(mia)).toMatch(/^cus_/);
  });

  it('needs no customer', async () => {
    expect((await changeEmail(api, mia, next)).statusCode).toBe(200);
    expect(await run()).toMatchObject({ checked: 0, isWhole: true });
  });
});
