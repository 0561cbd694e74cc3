import type StripeSdk from 'stripe';
import { answerBank, payCheckout } from '../testing/pay-checkout';
import { useSandbox } from '../testing/use-sandbox';

const business = {
  company: 'Soup & Sons GmbH',
  country: 'DE',
  line1: 'Hauptstr. 1',
  city: 'Berlin',
  postalCode: '10115',
  taxId: 'DE123456789',
};

const page = async (url: string | null | undefined) => (await fetch(url ?? '')).text();

describe('a checkout that asks for what the invoice is to show', () => {
  const scene = useSandbox();
  let customer: string;

  const open = (more: StripeSdk.Checkout.SessionCreateParams = {}) =>
    scene.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_cpal_pro', quantity: 1 }],
      customer,
      customer_update: { address: 'auto', name: 'auto' },
      billing_address_collection: 'auto',
      name_collection: { business: { enabled: true, optional: true } },
      tax_id_collection: { enabled: true },
      success_url: 'https://shop.example/',
      ...more,
    });

  beforeEach(async () => {
    ({ id: customer } = await scene.stripe.customers.create({ name: 'Mia', email: 'm@b.example' }));
  });

  const invoice = async () => {
    const [one] = (await scene.stripe.invoices.list()).data;
    if (one === undefined) throw new Error('no invoice');
    return one;
  };

  it('has labeled fields, which may stay empty', async () => {
    const session = await open();
    const text = await page(session.url);
    for (const label of ['Company', 'Country', 'Address line 1', 'City', 'Postal code', 'Tax ID']) {
      expect(text).toContain(`>${label}</label>`);
    }
    expect((await payCheckout(session)).status).toBe(303);
    expect(await invoice()).toMatchObject({ customer_name: 'Mia', customer_address: null });
  });

  it('asks nothing of it where the shop does not', async () => {
    const session = await scene.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_cpal_pro', quantity: 1 }],
      success_url: 'https://shop.example/',
    });
    expect(await page(session.url)).not.toContain('Company');
  });

  it('keeps it at the customer and shows it on the invoice', async () => {
    const session = await open();
    await payCheckout(session, business);
    const address = { line1: 'Hauptstr. 1', city: 'Berlin', postal_code: '10115', country: 'DE' };
    const shown = { name: business.company, business_name: business.company };
    expect(await scene.stripe.customers.retrieve(customer)).toMatchObject({ ...shown, address });
    const { customer_details } = await scene.stripe.checkout.sessions.retrieve(session.id);
    const tax_ids = [{ type: 'eu_vat', value: 'DE123456789' }];
    expect(customer_details).toMatchObject({ business_name: business.company, address, tax_ids });
    const made = await invoice();
    expect(made).toMatchObject({ customer_name: business.company, customer_tax_ids: tax_ids });
    const text = await page(made.hosted_invoice_url);
    for (const part of ['Soup &amp; Sons GmbH', 'Hauptstr. 1', '10115 Berlin', 'DE123456789']) {
      expect(text).toContain(part);
    }
  });

  it.each([
    [{ taxId: 'soup' }, 'Your tax ID is invalid.'],
    [{ country: '' }, 'Your country is missing.'],
  ])('says what is wrong with %j, keeps what was typed and sells nothing', async (wrong, words) => {
    const answer = await payCheckout(await open(), { ...business, ...wrong });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain(words);
    expect(text).toContain('value="Soup &amp; Sons GmbH"');
    expect((await scene.stripe.subscriptions.list()).data).toEqual([]);
  });

  it("remembers it while the card's bank asks", async () => {
    const session = await open();
    await payCheckout(session, { ...business, number: '4000 0027 6000 3184' });
    await answerBank(`${session.url ?? ''}/authenticate`, 'complete');
    expect((await invoice()).customer_name).toBe(business.company);
  });

  it('requires of the shop what Stripe does', async () => {
    await expect(open({ customer_update: { address: 'auto' } })).rejects.toMatchObject({
      statusCode: 400,
      param: 'customer_update[name]',
    });
  });
});
