import { payCheckout } from './testing/pay-checkout';
import { useSandbox } from './testing/use-sandbox';

const day = 86_400;

describe('the life of a subscription', () => {
  const scene = useSandbox();

  const buy = async () => {
    const customer = await scene.stripe.customers.create({ email: 'cook@blog.example' });
    const session = await scene.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: 'user_1',
      line_items: [{ price: 'price_cpal_basic', quantity: 1 }],
      success_url: 'http://shop.example/done?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://shop.example/cancel',
    });
    return { customer, session };
  };

  const current = async (customer: string) => {
    const { data } = await scene.stripe.subscriptions.list({ customer, status: 'all' });
    const [subscription] = data;
    if (subscription === undefined) throw new Error('there is no subscription');
    return subscription;
  };

  it('begins with a checkout whose webhooks arrive before the buyer returns', async () => {
    const { customer, session } = await buy();
    const answer = await payCheckout(session);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://shop.example/done?session=${session.id}`);
    expect(scene.receiver.types()).toEqual([
      'customer.created',
      'payment_method.attached',
      'invoice.created',
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]);

    const paid = await scene.stripe.checkout.sessions.retrieve(session.id);
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'user_1',
      customer: customer.id,
    });
    const invoices = await scene.stripe.invoices.list({ customer: customer.id });
    expect(invoices.data).toMatchObject([{ status: 'paid', amount_paid: 2000 }]);
    expect(await current(customer.id)).toMatchObject({ status: 'active', id: paid.subscription });

    const [item] = (await current(customer.id)).items.data;
    expect(item?.current_period_end).toBeGreaterThan(paid.created + 27 * day);
    expect(item?.price.unit_amount_decimal?.toString()).toBe('2000');
  });

  it('renews every month with a paid invoice', async () => {
    const { customer, session } = await buy();
    await payCheckout(session);
    await scene.sandbox.advanceDays(63);
    const invoices = await scene.stripe.invoices.list({ customer: customer.id });
    expect(invoices.data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_create'],
    ]);
    expect((await current(customer.id)).status).toBe('active');
  });

  it('becomes past due when the card fails, and active again when another card pays', async () => {
    const { customer, session } = await buy();
    await payCheckout(session);
    const failing = await scene.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    const { id } = await current(customer.id);
    await scene.stripe.subscriptions.update(id, { default_payment_method: failing.id });
    await scene.sandbox.advanceDays(32);
    expect((await current(customer.id)).status).toBe('past_due');
    expect(scene.receiver.types()).toContain('invoice.payment_failed');

    const [open] = (await scene.stripe.invoices.list({ customer: customer.id, status: 'open' }))
      .data;
    await expect(scene.stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    const good = await scene.stripe.paymentMethods.attach('pm_card_visa', {
      customer: customer.id,
    });
    const paid = await scene.stripe.invoices.pay(open?.id ?? '', { payment_method: good.id });
    expect(paid.status).toBe('paid');
    expect((await current(customer.id)).status).toBe('active');
  });

  it('ends after the last retry of a card that fails', async () => {
    const { customer, session } = await buy();
    await payCheckout(session, { number: '4000 0000 0000 0341' });
    expect((await scene.stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
    const card = await scene.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    await payCheckout(session);
    const { id } = await current(customer.id);
    await scene.stripe.subscriptions.update(id, { default_payment_method: card.id });
    await scene.sandbox.advanceDays(50);
    const ended = await current(customer.id);
    expect(ended.status).toBe('canceled');
    expect(ended.cancellation_details?.reason).toBe('payment_failed');
    const [open] = (await scene.stripe.invoices.list({ customer: customer.id, status: 'open' }))
      .data;
    expect(open).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
    expect(scene.receiver.types()).toContain('customer.subscription.deleted');
  });

  it('ends with its period when that was asked for, unless it is taken back', async () => {
    const { customer, session } = await buy();
    await payCheckout(session);
    const { id } = await current(customer.id);
    const leaving = await scene.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(leaving.cancel_at).toBe(leaving.items.data[0]?.current_period_end);
    const staying = await scene.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(staying).toMatchObject({ cancel_at: null, canceled_at: null, status: 'active' });
    expect(staying.cancellation_details?.feedback).toBeNull();
    await scene.stripe.subscriptions.update(id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'unused' },
    });
    await scene.sandbox.advanceDays(32);
    expect(await current(customer.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { feedback: 'unused' },
    });
    const invoices = await scene.stripe.invoices.list({ customer: customer.id });
    expect(invoices.data).toHaveLength(1);
  });

  it('ends when it is canceled', async () => {
    const { customer, session } = await buy();
    await payCheckout(session);
    const { id } = await current(customer.id);
    const ended = await scene.stripe.subscriptions.cancel(id);
    expect(ended.status).toBe('canceled');
    await expect(scene.stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
  });
});
