import { useSandbox } from '../testing/use-sandbox';

describe('the preview of a change of plan', () => {
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

  /** The change to another plan in the middle of the period, at a time that does not pass. */
  const halfway = async (price: string) => {
    const { items } = await scene.stripe.subscriptions.retrieve(subscription);
    const { current_period_start: start, current_period_end: end } = items.data[0] ?? {
      current_period_start: 0,
      current_period_end: 0,
    };
    return {
      items: [{ id: item, price }],
      proration_behavior: 'always_invoice' as const,
      proration_date: (start + end) / 2,
    };
  };

  const preview = async (price: string) => {
    const subscription_details = await halfway(price);
    return scene.stripe.invoices.createPreview({ subscription, subscription_details });
  };

  it('is the invoice of the change to the cent, and changes nothing', async () => {
    const change = await halfway('price_cpal_pro');
    const events = async () => (await scene.stripe.events.list({ limit: 100 })).data.length;
    const before = await events();
    const shown = await preview('price_cpal_pro');
    expect(shown).toMatchObject({
      object: 'invoice',
      id: expect.stringMatching(/^upcoming_in_/),
      status: 'draft',
      number: null,
      hosted_invoice_url: null,
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
    expect((await scene.stripe.invoices.list({ customer })).data).toHaveLength(1);
    expect(await events()).toBe(before);

    await scene.stripe.subscriptions.update(subscription, change);
    const [made] = (await scene.stripe.invoices.list({ customer })).data;
    expect(made).toMatchObject({ status: 'paid', amount_paid: shown.amount_due });
    expect(made?.number).not.toBeNull();
  });

  it('takes the customer’s credit into account and leaves it there', async () => {
    for (const price of ['price_cpal_pro', 'price_cpal_basic']) {
      await scene.stripe.subscriptions.update(subscription, await halfway(price));
    }
    expect(await preview('price_cpal_pro')).toMatchObject({
      total: 1000,
      starting_balance: -1000,
      amount_due: 0,
    });
    expect(await scene.stripe.customers.retrieve(customer)).toMatchObject({ balance: -1000 });
  });

  it('does not exist for a subscription that has ended', async () => {
    await scene.stripe.subscriptions.cancel(subscription);
    await expect(preview('price_cpal_pro')).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'subscription',
    });
  });
});
