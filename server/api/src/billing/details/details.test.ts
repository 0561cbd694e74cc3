import * as v from 'valibot';
import { billingDetails } from '@cpal/shared/contract/billing/billing-details';
import { checkout } from '@cpal/shared/contract/billing/checkout';
import { askForCheckout, buy } from '../../testing/billing/checkouts';
import { type TestMember, join } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const url = '/api/billing/details';
const address = {
  line1: 'Hauptstr. 1',
  line2: null,
  city: 'Berlin',
  state: null,
  postal_code: '10115',
  country: 'DE',
};
const details = {
  name: 'Soup & Sons GmbH',
  address,
  tax_id: { type: 'eu_vat', value: 'DE123456789' },
};

const show = async (member = mia) => {
  const answer = await api.send('GET', url, { headers: member.bearer });
  return v.parse(billingDetails, answer.json());
};
const save = (body: object, member = mia) => api.send('PUT', url, { headers: member.bearer, body });
const customers = async () => (await api.account.customers.list()).data;
const taxIds = async () => {
  const [customer] = await customers();
  return (await api.account.customers.listTaxIds(customer?.id ?? '')).data;
};

describe('billing details', () => {
  it('are the name alone at first, and reading them makes no customer', async () => {
    expect(await show()).toEqual({ name: 'Mia Koch', address: null, tax_id: null });
    expect(await customers()).toEqual([]);
  });

  it('are saved at Stripe, where the first time makes the customer', async () => {
    const answer = await save(details);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(details);
    expect(await show()).toEqual(details);
    const [customer, ...more] = await customers();
    expect(customer).toMatchObject({ name: details.name, address, email: mia.email });
    expect(more).toEqual([]);
  });

  it('are what the next invoice shows', async () => {
    await save(details);
    await buy(api, mia);
    const [invoice] = (await api.account.invoices.list()).data;
    expect(invoice).toMatchObject({
      customer_name: details.name,
      customer_address: address,
      customer_tax_ids: [details.tax_id],
    });
  });

  it('are what a buyer said at the checkout', async () => {
    const { url: page } = v.parse(checkout, (await askForCheckout(api, mia)).json());
    await api.pay(page, { company: details.name, country: 'DE', taxId: details.tax_id.value });
    const { name, tax_id } = details;
    expect(await show()).toMatchObject({ name, address: { country: 'DE' }, tax_id });
  });

  it('are replaced as a whole; what is left out is taken away', async () => {
    await save(details);
    const tax_id = { type: 'gb_vat', value: 'GB123456789' };
    await save({ ...details, tax_id });
    expect((await taxIds()).map(({ value }) => value)).toEqual([tax_id.value]);
    expect((await save({ name: 'Mia' })).statusCode).toBe(200);
    expect(await show()).toEqual({ name: 'Mia', address: null, tax_id: null });
    expect(await taxIds()).toEqual([]);
  });

  it('keep a tax id that stays as it is', async () => {
    await save(details);
    const [before] = await taxIds();
    await save({ ...details, name: 'Soup & Daughters' });
    expect(await taxIds()).toEqual([before]);
  });

  it.each([
    ['of the wrong shape', { type: 'eu_vat', value: 'soup' }],
    ['of a kind that Stripe does not know', { type: 'xx_soup', value: '1' }],
  ])('are left as they were by a tax id %s', async (_case, tax_id) => {
    await save(details);
    const answer = await save({ name: 'Other', tax_id });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'tax_id_invalid' });
    expect(await show()).toEqual(details);
  });

  it.each([
    ['no name', { ...details, name: ' ' }, 'Company or name is required'],
    ['a long name', { ...details, name: 'x'.repeat(257) }, 'Company or name is too long'],
    [
      'an address without a country',
      { ...details, address: { city: 'Berlin' } },
      'Country is required',
    ],
    ['a country that is none', { ...details, address: { country: 'XX' } }, 'Country is required'],
  ])('are rejected with %s', async (_case, body, error) => {
    const answer = await save(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', error });
  });

  it('are each member’s own', async () => {
    await save(details);
    const eve = await join(api, 'eve@example.com');
    expect((await show(eve)).address).toBeNull();
    expect((await api.send('GET', url)).statusCode).toBe(401);
  });

  it('cannot be read or saved while Stripe is away', async () => {
    await save(details);
    await api.stopStripe();
    const read = await api.send('GET', url, { headers: mia.bearer });
    expect([read.statusCode, (await save(details)).statusCode]).toEqual([503, 503]);
  });

  it('are those at first again once the customer was deleted in Stripe', async () => {
    await save(details);
    api.loseWebhooks(true);
    const [customer] = await customers();
    await api.account.customers.del(customer?.id ?? '');
    expect(await show()).toEqual({ name: 'Mia Koch', address: null, tax_id: null });
  });
});
