import { useSandbox } from './testing/use-sandbox';

describe.each([
  ['cancel', 'canceled'],
  ['unpaid', 'unpaid'],
  ['past_due', 'past_due'],
] as const)('after the last retry, where the account is set to %s', (afterLastRetry, status) => {
  const scene = useSandbox({ afterLastRetry });
  let customer: string;
  let id: string;

  beforeEach(async () => {
    ({ id: customer } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    }));
    ({ id } = await scene.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_cpal_basic' }],
    }));
    const card = await scene.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer,
    });
    await scene.stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: card.id },
    });
  });

  it(`the subscription is ${status}`, async () => {
    await scene.sandbox.advanceDays(31 + 3 + 5);
    expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    await scene.sandbox.advanceDays(8);
    expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe(status);
    const failures = scene.receiver.types().filter((type) => type === 'invoice.payment_failed');
    expect(failures).toHaveLength(4);
  });
});

describe('an unpaid subscription', () => {
  const scene = useSandbox({ afterLastRetry: 'unpaid' });

  it('collects drafts, which nobody is charged for, until a card pays the latest', async () => {
    const { id: customer } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const { id } = await scene.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_cpal_basic' }],
    });
    const failing = await scene.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer,
    });
    await scene.stripe.subscriptions.update(id, { default_payment_method: failing.id });
    await scene.sandbox.advanceDays(70);
    const [draft] = (await scene.stripe.invoices.list({ customer })).data;
    expect(draft).toMatchObject({
      status: 'draft',
      number: null,
      hosted_invoice_url: null,
      attempt_count: 0,
      auto_advance: false,
    });
    const good = await scene.stripe.paymentMethods.attach('pm_card_visa', { customer });
    const paid = await scene.stripe.invoices.pay(draft?.id ?? '', { payment_method: good.id });
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 2000 });
    expect(paid.number).toMatch(/-0003$/);
    expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe('active');
  });
});

describe('a card', () => {
  const scene = useSandbox();

  it('that has expired does not renew a subscription', async () => {
    const { id: customer } = await scene.stripe.customers.create();
    const now = new Date();
    const made = await scene.stripe.paymentMethods.create({
      type: 'card',
      card: {
        number: '4242424242424242',
        exp_month: now.getUTCMonth() + 1,
        exp_year: now.getUTCFullYear(),
        cvc: '123',
      },
    });
    const { id: default_payment_method } = await scene.stripe.paymentMethods.attach(made.id, {
      customer,
    });
    const { id, status } = await scene.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_cpal_basic' }],
      default_payment_method,
    });
    expect(status).toBe('active');
    await scene.sandbox.advanceDays(32);
    expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    const [open] = (await scene.stripe.invoices.list({ customer, status: 'open' })).data;
    await expect(scene.stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({
      code: 'expired_card',
    });
  });
});
