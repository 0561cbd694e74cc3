import { useSandbox } from '../testing/use-sandbox';

const card = 'pm_card_visa';

describe('an invoice by hand for a customer alone', () => {
  const scene = useSandbox();

  const newCustomer = async () =>
    (
      await scene.stripe.customers.create({
        payment_method: card,
        invoice_settings: { default_payment_method: card },
      })
    ).id;

  /** A customer whose subscription has prorations that no invoice has yet, and their cents. */
  const withPendingItems = async () => {
    const customer = await newCustomer();
    const { id, items } = await scene.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_cpal_basic' }],
    });
    await scene.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: 'price_cpal_pro' }],
      proration_behavior: 'create_prorations',
    });
    return customer;
  };

  it('is a draft over nothing that stays one', async () => {
    const customer = await newCustomer();
    const draft = await scene.stripe.invoices.create({ customer });
    expect(draft).toMatchObject({
      customer,
      status: 'draft',
      amount_due: 0,
      total: 0,
      currency: 'usd',
      auto_advance: false,
      billing_reason: 'manual',
      parent: null,
      number: null,
      lines: { data: [] },
    });
    await scene.sandbox.advanceDays(1);
    expect((await scene.stripe.invoices.retrieve(draft.id)).status).toBe('draft');
  });

  it('is paid on request, also where nothing is due', async () => {
    const { id } = await scene.stripe.invoices.create({ customer: await newCustomer() });
    const paid = await scene.stripe.invoices.pay(id);
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 0 });
    await expect(scene.stripe.invoices.pay(id)).rejects.toThrow('Invoice is already paid');
  });

  it('takes the pending items once where it is asked to, and charges the customer’s card', async () => {
    const customer = await withPendingItems();
    const { invoices } = scene.stripe;
    expect((await invoices.create({ customer })).lines.data).toEqual([]);
    const include = { pending_invoice_items_behavior: 'include' } as const;
    const draft = await invoices.create({ customer, ...include });
    expect(draft.lines.data).toHaveLength(2);
    expect(draft.total).toBeGreaterThan(0);
    const paid = await invoices.pay(draft.id);
    expect(paid).toMatchObject({ status: 'paid', amount_paid: draft.total });
    expect((await invoices.create({ customer, ...include })).lines.data).toEqual([]);
  });

  it('needs a customer that exists', async () => {
    await expect(scene.stripe.invoices.create({})).rejects.toMatchObject({
      statusCode: 400,
      param: 'customer',
    });
    await expect(scene.stripe.invoices.create({ customer: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
  });
});
