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

  it('go on from a cursor and say whether there is more', async () => {
    expect(await page({})).toEqual([[0, 1, 2, 3, 4], false]);
    expect(await page({ limit: 2 })).toEqual([[0, 1], true]);
    expect(await page({ limit: 2, starting_after: ids[1] })).toEqual([[2, 3], true]);
    expect(await page({ limit: 2, starting_after: ids[3] })).toEqual([[4], false]);
  });

  it('are walked through by the SDK', async () => {
    const forwards: string[] = [];
    for await (const { id } of scene.stripe.customers.list({ limit: 2 })) forwards.push(id);
    expect(forwards).toEqual(ids);
  });

  it('of events can be narrowed by type, and one event can be asked for', async () => {
    await scene.stripe.customers.update(ids[0] ?? '', { name: 'Cook' });
    const { data } = await scene.stripe.events.list({ type: 'customer.updated' });
    expect(data.map((event) => event.data.object)).toMatchObject([{ id: ids[0], name: 'Cook' }]);
    expect((await scene.stripe.events.retrieve(data[0]?.id ?? '')).id).toBe(data[0]?.id);
  });
});

describe('what is asked for', () => {
  const scene = useSandbox();

  it('merges and unsets metadata of every object that has some', async () => {
    const metadata = { first: '1', second: '2' };
    const change = { metadata: { second: '', third: '3' } };
    const expected = { first: '1', third: '3' };
    const { customers, paymentMethods, subscriptions } = scene.stripe;
    const customer = await customers.create({ metadata });
    expect((await customers.update(customer.id, change)).metadata).toEqual(expected);
    expect((await customers.update(customer.id, { metadata: '' })).metadata).toEqual({});
    const card = await paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const subscription = await subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_cpal_basic' }],
      default_payment_method: card.id,
      metadata,
    });
    expect((await subscriptions.update(subscription.id, change)).metadata).toEqual(expected);
  });
});
