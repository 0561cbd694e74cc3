import * as v from 'valibot';
import { invoiceList } from '@cpal/shared/contract/billing/billing';
import { eq } from 'drizzle-orm';
import { auditLog, checkouts, duplicatePurchases, users } from '../../db/schema';
import { fallBehind, readStatus } from '../../testing/billing/cards';
import { askForCheckout, buy, buyWithoutLogin, findPrice } from '../../testing/billing/checkouts';
import { readMails, verifyByMail } from '../../testing/outside/mails';
import { type TestMember, password } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';
import { reconcile } from '../reconcile/reconcile';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const run = () => reconcile(api.services, new AbortController().signal, async () => undefined);
/** A day after what was bought before: of two plans of one second neither is the newer. */
const later = () => api.advanceDays(1);
const buyAsVisitor = (plan?: 'basic' | 'pro', email = mia.email) =>
  later().then(() => buyWithoutLogin(api, email, plan));
const customerOf = async ({ id }: TestMember) =>
  (await api.db.select().from(users).where(eq(users.id, id)))[0]?.stripeCustomerId;
const livingOf = async (customer: string) =>
  (await api.account.subscriptions.list({ customer })).data.map(({ status }) => status);
const refunds = async () =>
  (await api.account.refunds.list({})).data.map(({ amount, reason }) => [amount, reason]);
const audited = async (event: string) =>
  (await api.db.select().from(auditLog)).filter((row) => row.event === event);
const shown = async () => {
  const answer = await api.send('GET', '/api/billing/invoices', { headers: mia.bearer });
  return v.parse(invoiceList, answer.json()).duplicate_purchases ?? [];
};
const mailed = async () =>
  (await readMails(api)).map(({ to, letter }) => ({ to, subject: letter.subject, letter }));

/** A second subscription of the member's own customer, past the checks, as a race would make it. */
async function buyTwice() {
  const { customerId } = await buy(api, mia);
  await later();
  const session = await api.account.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: await findPrice(api, 'pro'), quantity: 1 }],
    customer: customerId ?? '',
    client_reference_id: mia.id,
    success_url: 'https://cpal.example/',
  });
  await api.db.insert(checkouts).values({
    userId: mia.id,
    customerId,
    email: mia.email,
    priceId: 'price',
    stripeSessionId: session.id,
    isOpen: false,
    createdAt: api.clock(),
  });
  await api.pay(session.url ?? '');
  return customerId ?? '';
}

describe('a visitor who paid twice', () => {
  it('keeps the newest plan; the other is canceled and paid back, once', async () => {
    const older = await buyAsVisitor();
    const newer = await buyAsVisitor('pro');
    await verifyByMail(api);
    expect(await customerOf(mia)).toBe(newer);
    expect(await livingOf(newer)).toEqual(['active']);
    expect(await livingOf(older)).toEqual([]);
    expect(await refunds()).toEqual([[2000, 'duplicate']]);
    expect(await audited('duplicate_refunded')).toMatchObject([
      { userId: mia.id, detail: { customerId: older, refunded: '2000', currency: 'usd' } },
    ]);
    expect(await shown()).toMatchObject([
      { plan: 'Basic', kept_plan: 'Pro', refunded: 2000, currency: 'usd' },
    ]);
    expect(await run()).toMatchObject({ repaired: 0, failed: 0, isWhole: true });
    expect(await refunds()).toHaveLength(1);
    expect(await api.db.$count(checkouts)).toBe(1);
  });

  it('is told by mail what was canceled, what is kept and what comes back', async () => {
    await buyAsVisitor();
    await buyAsVisitor('pro');
    await verifyByMail(api);
    const told = (await mailed()).filter(({ subject }) => subject.includes('twice'));
    expect(told).toMatchObject([
      { to: mia.email, subject: 'You paid twice: $20.00 is on its way back to you' },
    ]);
    expect(told[0]?.letter.opening.join(' ')).toMatch(/second plan, Basic.*\$20\.00.*Pro plan/);
  });

  it('has nothing touched before the address is proven to be theirs', async () => {
    const customers = [await buyAsVisitor(), await buyAsVisitor()];
    await run();
    for (const customer of customers) expect(await livingOf(customer)).toEqual(['active']);
    expect(await refunds()).toEqual([]);
    expect(await shown()).toEqual([]);
  });

  it('never has another address’s plan canceled', async () => {
    const other = await buyAsVisitor('basic', 'noa@example.com');
    await buyAsVisitor();
    await verifyByMail(api);
    await run();
    expect(await livingOf(other)).toEqual(['active']);
    expect(await refunds()).toEqual([]);
  });
});

describe('a member who also buys without a login', () => {
  it('keeps the plan of the account, also where the second webhook was lost', async () => {
    await verifyByMail(api);
    const { customerId } = await buy(api, mia);
    const second = await buyAsVisitor('pro');
    expect(await livingOf(second)).toEqual([]);
    api.loseWebhooks(true);
    const third = await buyAsVisitor('pro');
    expect(await livingOf(third)).toEqual(['active']);
    expect(await run()).toMatchObject({ failed: 0, isWhole: true });
    expect(await livingOf(third)).toEqual([]);
    const both = [4000, 'duplicate'];
    expect(await refunds()).toEqual([both, both]);
    expect(await customerOf(mia)).toBe(customerId);
    expect(await livingOf(customerId ?? '')).toEqual(['active']);
  });

  it('gets the plan that was bought where the account has none', async () => {
    await verifyByMail(api);
    await askForCheckout(api, mia);
    const bought = await buyAsVisitor();
    expect(await customerOf(mia)).toBe(bought);
    expect(await readStatus(api, mia)).toBe('active');
    expect(await refunds()).toEqual([]);
  });

  it('gets the plan that was bought where the account’s own is not paid', async () => {
    await verifyByMail(api);
    await fallBehind(api, mia);
    const owing = (await customerOf(mia)) ?? '';
    const bought = await buyAsVisitor();
    expect(await customerOf(mia)).toBe(bought);
    expect(await livingOf(owing)).toEqual([]);
    const invoices = (await api.account.invoices.list({ customer: owing })).data;
    expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
    expect(await refunds()).toEqual([]);
    expect(await shown()).toMatchObject([{ refunded: 0 }]);
  });
});

describe('a member who pays in two tabs', () => {
  it('keeps one plan, and gets no mail that the plan has ended', async () => {
    const customer = await buyTwice();
    expect(await livingOf(customer)).toEqual(['active']);
    expect(await refunds()).toEqual([[2000, 'duplicate']]);
    expect(await readStatus(api, mia)).toBe('active');
    const subjects = (await mailed()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('twice'))).toHaveLength(1);
    expect(subjects).not.toContain('Your CPal plan has ended');
  });

  it('keeps a second plan that somebody made at Stripe by hand', async () => {
    const { customerId } = await buy(api, mia);
    const [card] = (await api.account.paymentMethods.list({ customer: customerId ?? '' })).data;
    await api.account.subscriptions.create({
      customer: customerId ?? '',
      items: [{ price: await findPrice(api, 'pro') }],
      default_payment_method: card?.id ?? '',
    });
    await run();
    expect(await livingOf(customerId ?? '')).toEqual(['active', 'active']);
  });
});

describe('a failure half-way', () => {
  const gone = new Error('Stripe is gone');
  const failCancel = () =>
    jest.spyOn(api.services.stripe.subscriptions, 'cancel').mockRejectedValue(gone);
  const failRefund = () =>
    jest.spyOn(api.services.stripe.refunds, 'create').mockRejectedValue(gone);

  it.each([
    ['the cancellation', failCancel],
    ['the refund', failRefund],
  ])('before %s is completed by reconciling', async (_case, fail) => {
    const older = await buyAsVisitor();
    await buyAsVisitor();
    const broken = fail();
    await verifyByMail(api);
    broken.mockRestore();
    expect(await refunds()).toEqual([]);
    expect(await shown()).toMatchObject([{ refunded: null }]);
    expect(await run()).toMatchObject({ repaired: 1, failed: 0 });
    expect(await livingOf(older)).toEqual([]);
    expect(await refunds()).toEqual([[2000, 'duplicate']]);
    expect(await shown()).toMatchObject([{ refunded: 2000 }]);
    expect(await run()).toMatchObject({ repaired: 0 });
  });

  it('after the refund pays nothing back twice', async () => {
    await buyAsVisitor();
    await buyAsVisitor();
    await verifyByMail(api);
    await api.db.update(duplicatePurchases).set({ settledAt: null, refunded: null });
    expect(await run()).toMatchObject({ repaired: 1 });
    expect(await refunds()).toHaveLength(1);
    expect(await shown()).toMatchObject([{ refunded: 2000 }]);
  });

  it('pays back no more than what somebody has not paid back by hand', async () => {
    const older = await buyAsVisitor();
    const [invoice] = (await api.account.invoices.list({ customer: older })).data;
    const [paid] = (await api.account.invoicePayments.list({ invoice: invoice?.id ?? '' })).data;
    const intent = paid?.payment.payment_intent;
    await api.account.refunds.create({ payment_intent: typeof intent === 'string' ? intent : '' });
    await buyAsVisitor();
    await verifyByMail(api);
    expect(await refunds()).toEqual([[2000, null]]);
    expect(await shown()).toMatchObject([{ refunded: 2000 }]);
  });

  it('is completed before the account goes', async () => {
    const older = await buyAsVisitor();
    await buyAsVisitor();
    const broken = failCancel();
    await verifyByMail(api);
    broken.mockRestore();
    const answer = await api.send('DELETE', '/api/account', {
      headers: mia.bearer,
      body: { password },
    });
    expect(answer.statusCode).toBe(200);
    expect(await livingOf(older)).toEqual([]);
    expect(await refunds()).toHaveLength(1);
  });
});

it('is no duplicate where another account has the other customer', async () => {
  const older = await buyAsVisitor();
  await api.db.insert(users).values({
    email: 'eve@example.com',
    passwordHash: 'none',
    fullName: 'Eve',
    createdAt: api.clock(),
    stripeCustomerId: older,
  });
  await buyAsVisitor();
  await verifyByMail(api);
  expect(await livingOf(older)).toEqual(['active']);
});
