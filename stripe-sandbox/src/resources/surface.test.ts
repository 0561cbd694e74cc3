import { useSandbox } from '../testing/use-sandbox';

describe('lists', () => {
  const scene = useSandbox();
  let ids: string[];

  beforeEach(async () => {
    ids = [];
    for (let count = 0; count < 5; count += 1) {
      ids.unshift((await scene.stripe.customers.create()).id);
    }
  });

  const page = async (params: object) => {
    const { data, has_more } = await scene.stripe.customers.list(params);
    return [data.map(({ id }) => ids.indexOf(id)), has_more];
  };

  it('go forwards and backwards from a cursor and say whether there is more', async () => {
    expect(await page({})).toEqual([[0, 1, 2, 3, 4], false]);
    expect(await page({ limit: 2 })).toEqual([[0, 1], true]);
    expect(await page({ limit: 2, starting_after: ids[1] })).toEqual([[2, 3], true]);
    expect(await page({ limit: 2, starting_after: ids[3] })).toEqual([[4], false]);
    expect(await page({ limit: 2, ending_before: ids[3] })).toEqual([[1, 2], true]);
    expect(await page({ limit: 2, ending_before: ids[2] })).toEqual([[0, 1], false]);
  });

  it('are walked through by the SDK in both directions', async () => {
    const forwards: string[] = [];
    for await (const { id } of scene.stripe.customers.list({ limit: 2 })) forwards.push(id);
    expect(forwards).toEqual(ids);
    const backwards: string[] = [];
    const before = { limit: 2, ending_before: ids[4] ?? '' };
    for await (const { id } of scene.stripe.customers.list(before)) backwards.push(id);
    expect(backwards).toEqual(ids.slice(0, 4).toReversed());
  });

  it('of events can be narrowed by type and time, and one event can be asked for', async () => {
    await scene.stripe.customers.update(ids[0] ?? '', { name: 'Cook' });
    const { data } = await scene.stripe.events.list({ type: 'customer.updated' });
    expect(data.map((event) => event.data.object)).toMatchObject([{ id: ids[0], name: 'Cook' }]);
    expect((await scene.stripe.events.retrieve(data[0]?.id ?? '')).id).toBe(data[0]?.id);
    const late = await scene.stripe.events.list({ created: { gt: (data[0]?.created ?? 0) + 1 } });
    expect(late.data).toEqual([]);
    const types = ['customer.created', 'customer.updated'];
    expect((await scene.stripe.events.list({ types, limit: 100 })).data).toHaveLength(6);
  });
});

describe('what is asked for', () => {
  const scene = useSandbox();

  it('is expanded up to four levels', async () => {
    const card = 'pm_card_visa';
    const { id } = await scene.stripe.customers.create({
      payment_method: card,
      invoice_settings: { default_payment_method: card },
    });
    const items = [{ price: 'price_cpal_basic' }];
    await scene.stripe.subscriptions.create({ customer: id, items });
    const { data } = await scene.stripe.subscriptions.list({
      expand: ['data.latest_invoice.customer.subscriptions'],
    });
    expect(data[0]?.latest_invoice).toMatchObject({
      object: 'invoice',
      customer: { id, subscriptions: { data: [{ id: data[0]?.id }] } },
    });
    const subscription = await scene.stripe.subscriptions.retrieve(data[0]?.id ?? '', {
      expand: ['items.data.price.product'],
    });
    expect(subscription.items.data[0]?.price.product).toMatchObject({ name: 'Basic' });
    const deep = ['data.items.data.price.product'];
    await expect(scene.stripe.subscriptions.list({ expand: deep })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('more than 4 levels'),
    });
  });

  it('merges and unsets metadata of every object that has some', async () => {
    const metadata = { kept: '1', gone: '2' };
    const change = { metadata: { gone: '', new: '3' } };
    const expected = { kept: '1', new: '3' };
    const { customers, paymentMethods, subscriptions } = scene.stripe;
    const customer = await customers.create({ metadata });
    expect((await customers.update(customer.id, change)).metadata).toEqual(expected);
    expect((await customers.update(customer.id, { metadata: '' })).metadata).toEqual({});
    const card = await paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await paymentMethods.update(card.id, { metadata });
    expect((await paymentMethods.update(card.id, change)).metadata).toEqual(expected);
    const subscription = await subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_cpal_basic' }],
      default_payment_method: card.id,
      metadata,
    });
    expect((await subscriptions.update(subscription.id, change)).metadata).toEqual(expected);
  });

  it('may be an invoice by hand, of what waits for a subscription', async () => {
    const { id: customer } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const { id: subscription, items } = await scene.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_cpal_basic' }],
    });
    const { invoices } = scene.stripe;
    await expect(invoices.create({ customer, subscription })).rejects.toMatchObject({
      code: 'invoice_no_subscription_line_items',
    });
    const grow = async (price: string) =>
      scene.stripe.subscriptions.update(subscription, {
        items: [{ id: items.data[0]?.id ?? '', price }],
        proration_behavior: 'create_prorations',
      });
    await grow('price_cpal_pro');
    const { id } = await invoices.create({ customer, subscription });
    expect((await invoices.finalizeInvoice(id)).status).toBe('open');
    await expect(invoices.finalizeInvoice(id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await invoices.voidInvoice(id)).status).toBe('void');
    await expect(invoices.pay(id)).rejects.toMatchObject({ statusCode: 400 });

    await grow('price_cpal_basic');
    await grow('price_cpal_pro');
    const draft = await invoices.create({ customer, subscription, auto_advance: true });
    expect(draft).toMatchObject({ status: 'draft', number: null, billing_reason: 'manual' });
    await scene.sandbox.advanceDays(0.1);
    expect((await invoices.retrieve(draft.id)).status).toBe('paid');
  });
});
