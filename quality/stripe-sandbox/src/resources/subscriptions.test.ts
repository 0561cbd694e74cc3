import { useSandbox } from '../testing/use-sandbox';

describe('subscriptions', () => {
  const scene = useSandbox();
  let customer: string;

  beforeEach(async () => {
    ({ id: customer } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    }));
  });

  const subscribe = (price = 'price_cpal_basic') =>
    scene.stripe.subscriptions.create({ customer, items: [{ price }] });

  const move = async (price: string, proration_behavior: 'none' | 'always_invoice' | undefined) => {
    const subscription = await subscribe(price === 'price_cpal_pro' ? undefined : 'price_cpal_pro');
    await scene.sandbox.advanceDays(10);
    const [item] = subscription.items.data;
    return scene.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item?.id ?? '', price }],
      ...(proration_behavior === undefined ? {} : { proration_behavior }),
    });
  };

  const latestInvoice = async () => {
    const [invoice] = (await scene.stripe.invoices.list({ customer })).data;
    if (invoice === undefined) throw new Error('there is no invoice');
    return invoice;
  };

  it('are active where the card pays', async () => {
    expect(await subscribe()).toMatchObject({ status: 'active', customer });
    expect(await latestInvoice()).toMatchObject({ status: 'paid', amount_paid: 2000 });
  });

  it('charge the difference now when the plan grows and the caller wants it so', async () => {
    const moved = await move('price_cpal_pro', 'always_invoice');
    expect(moved.items.data[0]?.price.id).toBe('price_cpal_pro');
    const { amount_paid, lines } = await latestInvoice();
    expect(amount_paid).toBe(lines.data.reduce((sum, line) => sum + line.amount, 0));
    expect(amount_paid).toBeGreaterThan(1200);
    expect(amount_paid).toBeLessThan(1500);
  });

  it('give credit for a smaller plan, which the next invoice uses up', async () => {
    await move('price_cpal_basic', 'always_invoice');
    const credited = await latestInvoice();
    expect(credited).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(credited.ending_balance).toBeLessThan(-1200);
    await scene.sandbox.advanceDays(25);
    expect((await latestInvoice()).amount_paid).toBe(2000 + (credited.ending_balance ?? 0));
  });

  it('put the difference on the next invoice by default', async () => {
    await move('price_cpal_pro', undefined);
    expect((await latestInvoice()).billing_reason).toBe('subscription_create');
    await scene.sandbox.advanceDays(25);
    const { lines, amount_paid } = await latestInvoice();
    expect(lines.data).toHaveLength(3);
    expect(amount_paid).toBeGreaterThan(5200);
  });

  it('change the plan without a difference where that is asked for', async () => {
    await move('price_cpal_pro', 'none');
    await scene.sandbox.advanceDays(25);
    expect((await latestInvoice()).amount_paid).toBe(4000);
  });

  it('leave nothing behind where a rejected card is an error', async () => {
    const failing = await scene.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer,
    });
    const create = scene.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_cpal_basic' }],
      default_payment_method: failing.id,
      payment_behavior: 'error_if_incomplete',
    });
    await expect(create).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect((await scene.stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect((await scene.stripe.invoices.list({ customer })).data).toEqual([]);
  });

  it('stay incomplete without a payment and expire a day later', async () => {
    const failing = await scene.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer,
    });
    const { id, status } = await scene.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_cpal_basic' }],
      default_payment_method: failing.id,
    });
    expect(status).toBe('incomplete');
    await scene.sandbox.advanceDays(1);
    expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
    expect((await latestInvoice()).status).toBe('void');
  });

  it('end at a time of their own', async () => {
    const { id, created } = await subscribe();
    const cancel_at = created + 5 * 86_400;
    await scene.stripe.subscriptions.update(id, { cancel_at });
    await scene.sandbox.advanceDays(6);
    expect(await scene.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: cancel_at,
    });
  });
});
