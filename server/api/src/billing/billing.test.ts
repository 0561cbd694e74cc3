import * as v from 'valibot';
import { invoiceList } from '@cpal/shared/contract/billing/billing';
import { subscription } from '@cpal/shared/contract/billing/subscription';
import { buy } from '../testing/billing/checkouts';
import { type TestMember, join } from '../testing/people/members';
import type { BillingApi } from '../testing/billing/sandbox';
import { withBilling } from '../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const get = async (path: string) => {
  const answer = await api.send('GET', `/api/billing/${path}`, { headers: mia.bearer });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json<unknown>();
};

describe('billing', () => {
  it('is empty at first', async () => {
    expect(await get('subscription')).toEqual({});
    expect(await get('invoices')).toEqual({ invoices: [] });
    expect(await get('payment-methods')).toEqual({ payment_methods: [] });
  });

  it('shows what was bought, without asking Stripe', async () => {
    await buy(api, mia);
    await api.stopStripe();
    const shown = v.parse(subscription, await get('subscription'));
    expect(shown).toEqual({
      status: 'active',
      current_period_end: expect.any(Number),
      plan: { name: 'Basic', amount: 2000, interval: 'month' },
      cancel_at: null,
      cancel_at_period_end: false,
    });
    const days = (shown.current_period_end - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBeGreaterThanOrEqual(28);
    expect(await get('invoices')).toMatchObject({
      invoices: [
        {
          amount_due: 2000,
          currency: 'usd',
          status: 'paid',
          hosted_invoice_url: expect.any(String),
        },
      ],
    });
    expect(await get('payment-methods')).toMatchObject({
      payment_methods: [{ is_default: true, card: { brand: 'visa', last4: '4242' } }],
    });
  });

  it('follows the subscription through renewal and its end', async () => {
    await buy(api, mia);
    await api.advanceDays(32);
    const { invoices } = v.parse(invoiceList, await get('invoices'));
    expect(invoices).toHaveLength(2);
    expect(invoices[0]?.created).toBeGreaterThan(invoices[1]?.created ?? 0);

    const { data } = await api.account.subscriptions.list({});
    await api.account.subscriptions.update(data[0]?.id ?? '', { cancel_at_period_end: true });
    await api.advanceDays(0);
    expect(await get('subscription')).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: expect.any(Number),
    });
    await api.advanceDays(32);
    expect(await get('subscription')).toEqual({});
  });

  it('is nobody else’s', async () => {
    await buy(api, mia);
    mia = await join(api, 'eve@example.com');
    expect(await get('subscription')).toEqual({});
    expect(await get('invoices')).toEqual({ invoices: [] });
    expect(await get('payment-methods')).toEqual({ payment_methods: [] });
  });

  it('prepares a card’s form with a secret of the member’s own customer, made once', async () => {
    const ask = () => api.send('POST', '/api/billing/setup-intent', { headers: mia.bearer });
    const answers = await Promise.all([ask(), ask(), ask()]);
    const secrets = answers.map((answer) => answer.json<{ clientSecret: string }>().clientSecret);
    expect(new Set(secrets).size).toBe(3);
    for (const secret of secrets) expect(secret).toMatch(/^seti_\w+_secret_\w+$/);
    expect((await api.account.customers.list({})).data).toHaveLength(1);
  });

  it('says in a plain sentence that Stripe is down', async () => {
    await api.stopStripe();
    const answer = await api.send('POST', '/api/billing/setup-intent', { headers: mia.bearer });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: 'payment_provider_unavailable',
      message: expect.stringMatching(/^Our payment provider cannot be reached/),
    });
  });
});
