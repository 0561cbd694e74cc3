import { useSandbox } from '../testing/use-sandbox';

describe('the preview of an invoice', () => {
  const scene = useSandbox();
  let customer: string;
  let subscription: string;
  let item: string;

  beforeEach(async () => {
    ({ id: customer } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    }));
    const made = await scene.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_cpal_basic' }],
    });
    subscription = made.id;
    item = made.items.data[0]?.id ?? '';
  });

  /** The change to the Pro plan in the middle of the period, at a time that does not pass. */
  const halfway = async (proration_behavior: 'always_invoice' | 'create_prorations') => {
    const { items } = await scene.stripe.subscriptions.retrieve(subscription);
    const { current_period_start: start, current_period_end: end } = items.data[0] ?? {
      current_period_start: 0,
      current_period_end: 0,
    };
    return {
      items: [{ id: item, price: 'price_cpal_pro' }],
      proration_behavior,
      proration_date: (start + end) / 2,
    };
  };

  it('is the renewal where nothing changes, and no invoice of the list', async () => {
    const preview = await scene.stripe.invoices.createPreview({ customer, subscription });
    expect(preview).toMatchObject({
      object: 'invoice',
      id: expect.stringMatching(/^upcoming_in_/),
      status: 'draft',
      billing_reason: 'upcoming',
      number: null,
      hosted_invoice_url: null,
      amount_due: 2000,
      lines: { data: [{ amount: 2000, description: expect.stringContaining('Basic') }] },
    });
    expect((await scene.stripe.invoices.list({ customer })).data).toHaveLength(1);
  });

  it('of a change that is invoiced at once is that invoice to the cent', async () => {
    const change = await halfway('always_invoice');
    const events = async () => (await scene.stripe.events.list({ limit: 100 })).data.length;
    const before = await events();
    const preview = await scene.stripe.invoices.createPreview({
      subscription,
      subscription_details: change,
    });
    expect(preview).toMatchObject({
      amount_due: 1000,
      parent: { subscription_details: { subscription_proration_date: change.proration_date } },
      lines: {
        data: [
          { amount: -1000, parent: { subscription_item_details: { proration: true } } },
          { amount: 2000, parent: { subscription_item_details: { proration: true } } },
        ],
      },
    });
    const unchanged = await scene.stripe.subscriptions.retrieve(subscription);
    expect(unchanged.items.data[0]?.price.id).toBe('price_cpal_basic');
    expect(await events()).toBe(before);

    await scene.stripe.subscriptions.update(subscription, change);
    const [made] = (await scene.stripe.invoices.list({ customer })).data;
    expect(made).toMatchObject({ status: 'paid', amount_paid: preview.amount_due });
    expect(made?.number).not.toBeNull();
  });

  it('of a change that waits shows the next renewal with it', async () => {
    const change = await halfway('create_prorations');
    const ask = () => scene.stripe.invoices.createPreview({ subscription });
    const details = { subscription, subscription_details: change };
    const preview = await scene.stripe.invoices.createPreview(details);
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-1000, 2000, 4000]);
    expect(preview.amount_due).toBe(5000);
    await scene.stripe.subscriptions.update(subscription, change);
    expect((await ask()).amount_due).toBe(5000);
    expect((await ask()).amount_due).toBe(5000);
  });

  it('takes the customer’s credit into account and leaves it there', async () => {
    const change = await halfway('always_invoice');
    await scene.stripe.subscriptions.update(subscription, change);
    await scene.stripe.subscriptions.update(subscription, {
      ...change,
      items: [{ id: item, price: 'price_cpal_basic' }],
    });
    const preview = await scene.stripe.invoices.createPreview({ subscription });
    expect(preview).toMatchObject({ total: 2000, starting_balance: -1000, amount_due: 1000 });
    expect(await scene.stripe.customers.retrieve(customer)).toMatchObject({ balance: -1000 });
  });

  it('does not exist for a subscription that ends or has ended', async () => {
    const ask = () => scene.stripe.invoices.createPreview({ subscription });
    await scene.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await expect(ask()).rejects.toMatchObject({ code: 'invoice_upcoming_none' });
    const change = await halfway('always_invoice');
    const details = { subscription, subscription_details: change };
    expect((await scene.stripe.invoices.createPreview(details)).amount_due).toBe(1000);
    await scene.stripe.subscriptions.cancel(subscription);
    await expect(ask()).rejects.toMatchObject({ code: 'resource_missing', param: 'subscription' });
  });
});
