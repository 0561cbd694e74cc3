import { useSandbox } from '../testing/use-sandbox';

describe('customers', () => {
  const scene = useSandbox();

  it('keeps its fields and merges metadata', async () => {
    const made = await scene.stripe.customers.create({
      email: 'cook@blog.example',
      name: 'Cook',
      metadata: { userId: 'u1', plan: 'basic' },
    });
    const changed = await scene.stripe.customers.update(made.id, {
      name: '',
      metadata: { plan: '', blog: 'soup' },
    });
    expect(changed).toMatchObject({ email: 'cook@blog.example', name: null });
    expect(changed.metadata).toEqual({ userId: 'u1', blog: 'soup' });
    expect(await scene.stripe.customers.retrieve(made.id)).toMatchObject({ name: null });
  });

  it('gives the footer of its invoices to each new one', async () => {
    const { id } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa', footer: 'Saltbox Kitchens' },
    });
    const invoice = () => scene.stripe.invoices.create({ customer: id });
    expect((await invoice()).footer).toBe('Saltbox Kitchens');
    const changed = await scene.stripe.customers.update(id, { invoice_settings: { footer: '' } });
    expect(changed.invoice_settings).toMatchObject({
      default_payment_method: expect.stringMatching(/^pm_/),
      footer: null,
    });
    expect((await invoice()).footer).toBeNull();
  });

  it('takes a card name in both places of a creation', async () => {
    const { invoice_settings, id } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const [card] = (await scene.stripe.paymentMethods.list({ customer: id })).data;
    expect(card).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
    expect(invoice_settings.default_payment_method).toBe(card?.id);
  });

  it("rejects another customer's card as the default", async () => {
    const one = await scene.stripe.customers.create({ payment_method: 'pm_card_visa' });
    const [card] = (await scene.stripe.paymentMethods.list({ customer: one.id })).data;
    const other = await scene.stripe.customers.create();
    const update = scene.stripe.customers.update(other.id, {
      invoice_settings: { default_payment_method: card?.id ?? '' },
    });
    await expect(update).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing' });
  });

  it('is deleted, with its subscriptions ended and its cards detached', async () => {
    const { id } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const subscription = await scene.stripe.subscriptions.create({
      customer: id,
      items: [{ price: 'price_cpal_pro' }],
    });
    await scene.stripe.customers.del(id);
    expect(await scene.stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    expect((await scene.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await scene.stripe.paymentMethods.list()).data).toEqual([]);
    await expect(scene.stripe.customers.update(id, { name: 'x' })).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('is listed newest first, page by page, and by email', async () => {
    for (const email of ['a@b.c', 'd@e.f', 'a@b.c']) await scene.stripe.customers.create({ email });
    const all: (string | null)[] = [];
    for await (const { email } of scene.stripe.customers.list({ limit: 1 })) all.push(email);
    expect(all).toEqual(['a@b.c', 'd@e.f', 'a@b.c']);
    const found = await scene.stripe.customers.list({ email: 'd@e.f' });
    expect(found).toMatchObject({ object: 'list', has_more: false, url: '/v1/customers' });
    expect(found.data).toHaveLength(1);
  });
});
