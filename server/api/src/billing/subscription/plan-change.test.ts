import * as v from 'valibot';
import {
  type PlanChangePreview,
  planChangePreview,
  subscription,
} from '@cpal/shared/contract/billing/subscription';
import { eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import { listCards, putFailingCardInCharge } from '../../testing/billing/cards';
import { buy, findPrice, soleSubscription } from '../../testing/billing/checkouts';
import type { TestMember } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const url = '/api/billing/subscription';
const change = async (plan: 'basic' | 'pro', more: { proration_date?: number } = {}) =>
  api.send('PUT', url, {
    headers: mia.bearer,
    body: { priceId: await findPrice(api, plan), ...more },
  });
const preview = async (plan: 'basic' | 'pro') =>
  api.send('POST', `${url}/preview`, {
    headers: mia.bearer,
    body: { priceId: await findPrice(api, plan) },
  });
const previewed = async (plan: 'basic' | 'pro') =>
  v.parse(planChangePreview, (await preview(plan)).json());
const planName = async () =>
  v.parse(subscription, (await api.send('GET', url, { headers: mia.bearer })).json()).plan.name;
const invoices = async () => (await api.account.invoices.list({})).data;
const sumOf = ({ lines }: PlanChangePreview) => lines.reduce((sum, { amount }) => sum + amount, 0);

describe('a change of plan', () => {
  it('shows what it costs and changes nothing by that', async () => {
    await buy(api, mia);
    await api.advanceDays(10);
    const shown = await previewed('pro');
    expect(shown).toMatchObject({
      currency: 'usd',
      lines: [
        { description: expect.stringMatching(/^Unused time on Basic/) },
        { description: expect.stringMatching(/^Remaining time on Pro/) },
      ],
    });
    expect(shown.lines[0]?.amount).toBeLessThan(0);
    expect(shown.amount_due).toBe(sumOf(shown));
    expect(shown.amount_due).toBeGreaterThan(1200);
    expect(shown.amount_due).toBeLessThan(1500);
    expect(await planName()).toBe('Basic');
    expect(await invoices()).toHaveLength(1);
  });

  it('to the larger plan charges immediately what was shown, to the cent, also minutes later', async () => {
    await buy(api, mia);
    await api.advanceDays(10);
    const { amount_due, proration_date } = await previewed('pro');
    await api.advanceDays(14 / 1440);
    const answer = await change('pro', { proration_date });
    expect(answer.statusCode).toBe(200);
    expect(v.parse(subscription, answer.json())).toMatchObject({
      status: 'active',
      plan: { name: 'Pro', amount: 4000, interval: 'month' },
    });
    const [charged] = await invoices();
    expect(charged).toMatchObject({ status: 'paid', billing_reason: 'subscription_update' });
    expect(charged?.amount_paid).toBe(amount_due);
    const events = await api.db.select().from(auditLog).where(eq(auditLog.event, 'plan_changed'));
    expect(events).toMatchObject([
      {
        userId: mia.id,
        detail: { from: await findPrice(api), to: await findPrice(api, 'pro') },
      },
    ]);
  });

  it('to the smaller plan costs nothing and leaves credit, which the next change uses', async () => {
    await buy(api, mia);
    await change('pro');
    const down = await previewed('basic');
    expect(down.amount_due).toBe(0);
    expect(sumOf(down)).toBeLessThan(0);
    expect((await change('basic')).json()).toMatchObject({ plan: { name: 'Basic' } });
    const up = await previewed('pro');
    expect(up.lines.at(-1)).toMatchObject({ description: 'Balance of your account' });
    expect(up.amount_due).toBe(sumOf(up));
    expect(up.amount_due).toBeLessThan(100);
  });

  it('to the same plan answers it as it is', async () => {
    await buy(api, mia);
    expect(await previewed('basic')).toMatchObject({ amount_due: 0, currency: 'usd', lines: [] });
    const answer = await change('basic');
    expect(answer.json()).toMatchObject({ plan: { name: 'Basic' } });
    expect(await invoices()).toHaveLength(1);
  });

  it('asked for twice concurrently is charged once', async () => {
    await buy(api, mia);
    const answers = await Promise.all([change('pro'), change('pro')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await invoices()).toHaveLength(2);
  });

  it('does not happen where the card is declined', async () => {
    await buy(api, mia);
    await putFailingCardInCharge(api, mia);
    const answer = await change('pro');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      { code: 'card_declined', error: 'Your card was declined.' },
    ]);
    expect(await planName()).toBe('Basic');
    const { items, status } = await soleSubscription(api);
    expect([items.data[0]?.price.id, status]).toEqual([await findPrice(api), 'active']);
    expect(await invoices()).toHaveLength(1);
  });

  it('does not happen without a card', async () => {
    await buy(api, mia);
    for (const { id } of await listCards(api, mia)) await api.account.paymentMethods.detach(id);
    const answer = await change('pro');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      { code: 'card_declined', error: 'Please add a card before you change your plan.' },
    ]);
    expect(await planName()).toBe('Basic');
  });

  it('does not happen while a payment is owed, so that it cannot be had by going smaller', async () => {
    await buy(api, mia);
    await change('pro');
    await putFailingCardInCharge(api, mia);
    await api.advanceDays(32);
    for (const answer of [await preview('basic'), await change('basic')])
      expect([answer.statusCode, answer.json()]).toMatchObject([402, { code: 'payment_overdue' }]);
    const { items, status } = await soleSubscription(api);
    expect([items.data[0]?.price.id, status]).toEqual([await findPrice(api, 'pro'), 'past_due']);
  });

  it('is rejected for a price that is not on sale, and without a subscription', async () => {
    for (const answer of [await preview('pro'), await change('pro')])
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    await buy(api, mia);
    const more = { headers: mia.bearer, body: { priceId: 'price_of_old' } };
    for (const answer of [
      await api.send('POST', `${url}/preview`, more),
      await api.send('PUT', url, more),
    ])
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'unknown_price' }]);
  });
});
