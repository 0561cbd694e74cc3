import * as v from 'valibot';
import { invoiceList } from '@cpal/shared/contract/billing/billing';
import { checkout } from '@cpal/shared/contract/billing/checkout';
import { planChangePreview } from '@cpal/shared/contract/billing/subscription';
import { askForCheckout, findPrice, soleSubscription } from '../testing/billing/checkouts';
import type { TestMember } from '../testing/people/members';
import type { BillingApi } from '../testing/billing/sandbox';
import { withBilling } from '../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context), { STRIPE_TAX: 'on' });

const buyIn = async (country: string) => {
  const { url } = v.parse(checkout, (await askForCheckout(api, mia)).json());
  await api.pay(url, { country });
};
const toPro = async (method: 'POST' | 'PUT', path: string, more: object = {}) =>
  api.send(method, `/api/billing/subscription${path}`, {
    headers: mia.bearer,
    body: { priceId: await findPrice(api, 'pro'), ...more },
  });
const invoices = async () => {
  const answer = await api.send('GET', '/api/billing/invoices', { headers: mia.bearer });
  return v.parse(invoiceList, answer.json()).invoices;
};

describe('with Stripe Tax', () => {
  it('a purchase is taxed, and its invoice says how much of it is tax', async () => {
    await buyIn('GB');
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ amount_due: 2400, tax: 400, status: 'paid' });
    expect(invoice?.invoice_pdf).toMatch(/^http/);
  });

  it('a purchase where no tax is owed has none', async () => {
    await buyIn('DE');
    expect(await invoices()).toMatchObject([{ amount_due: 2000, tax: 0 }]);
  });

  it('a change of plan shows its tax in a line of its own, and charges what it showed', async () => {
    await buyIn('GB');
    const shown = v.parse(planChangePreview, (await toPro('POST', '/preview')).json());
    expect(shown).toMatchObject({
      amount_due: 2400,
      lines: [{}, {}, { description: 'Tax', amount: 400 }],
    });
    const { proration_date } = shown;
    expect((await toPro('PUT', '', { proration_date })).statusCode).toBe(200);
    expect(await invoices()).toMatchObject([{ amount_due: 2400, tax: 400 }, {}]);
  });

  it('asks for an address before a plan is changed that was bought without tax', async () => {
    const { url, customerId } = v.parse(checkout, (await askForCheckout(api, mia)).json());
    await api.pay(url, { country: 'GB' });
    const { id } = await soleSubscription(api);
    await api.account.subscriptions.update(id, { automatic_tax: { enabled: false } });
    await api.account.customers.update(customerId ?? '', { address: '' });
    const rejections = [await toPro('POST', '/preview'), await toPro('PUT', '')];
    for (const rejection of rejections) {
      expect(rejection.statusCode).toBe(409);
      expect(rejection.json()).toMatchObject({ code: 'billing_address_required' });
    }
    const body = { name: 'Mia', address: { country: 'GB' } };
    await api.send('PUT', '/api/billing/details', { headers: mia.bearer, body });
    expect((await toPro('PUT', '')).statusCode).toBe(200);
    expect((await soleSubscription(api)).automatic_tax.enabled).toBe(true);
  });
});
