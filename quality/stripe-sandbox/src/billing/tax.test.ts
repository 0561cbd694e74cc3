import type StripeSdk from 'stripe';
import { payCheckout } from '../testing/pay-checkout';
import { useSandbox } from '../testing/use-sandbox';

const toPro = ({ items }: StripeSdk.Subscription) => [
  { id: items.data[0]?.id ?? '', price: 'price_cpal_pro' },
];

describe('automatic tax', () => {
  const scene = useSandbox();

  const open = () =>
    scene.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_cpal_basic', quantity: 1 }],
      automatic_tax: { enabled: true },
      tax_id_collection: { enabled: true },
      customer_email: 'cook@blog.example',
      success_url: 'https://shop.example/',
    });

  const buy = async (country: string) => {
    const session = await open();
    await payCheckout(session, { country });
    const [subscription] = (await scene.stripe.subscriptions.list()).data;
    const [invoice] = (await scene.stripe.invoices.list()).data;
    if (subscription === undefined || invoice === undefined) throw new Error('nothing was bought');
    return { session, subscription, invoice };
  };

  it('adds a fifth in Great Britain, line by line', async () => {
    const { session, subscription, invoice } = await buy('GB');
    expect(subscription.automatic_tax.enabled).toBe(true);
    expect(invoice).toMatchObject({ subtotal: 2000, total: 2400, amount_paid: 2400 });
    expect(invoice.total_taxes).toMatchObject([{ amount: 400, taxable_amount: 2000 }]);
    expect(invoice.lines.data[0]).toMatchObject({ amount: 2000, taxes: [{ amount: 400 }] });
    const paid = await scene.stripe.checkout.sessions.retrieve(session.id);
    expect(paid).toMatchObject({ amount_total: 2400, total_details: { amount_tax: 400 } });
  });

  it('adds nothing elsewhere, and asks for the country', async () => {
    const session = await open();
    expect(await (await fetch(session.url ?? '')).text()).toContain('$20.00, plus tax');
    expect(await (await payCheckout(session)).text()).toContain('location isn&#39;t recognized');
    expect((await scene.stripe.subscriptions.list()).data).toEqual([]);
    expect((await buy('DE')).invoice).toMatchObject({ total: 2000, total_taxes: [] });
  });

  it('renews with it', async () => {
    await buy('GB');
    await scene.sandbox.advanceDays(32);
    expect((await scene.stripe.invoices.list()).data.map(({ total }) => total)).toEqual([
      2400, 2400,
    ]);
  });

  it('is part of a change of plan and of its preview', async () => {
    const { subscription } = await buy('GB');
    const items = toPro(subscription);
    const preview = await scene.stripe.invoices.createPreview({
      subscription: subscription.id,
      automatic_tax: { enabled: true },
      subscription_details: { items, proration_behavior: 'always_invoice' },
    });
    expect(preview).toMatchObject({ subtotal: 2000, total: 2400, amount_due: 2400 });
    await scene.stripe.subscriptions.update(subscription.id, {
      items,
      automatic_tax: { enabled: true },
      proration_behavior: 'always_invoice',
    });
    expect((await scene.stripe.invoices.list()).data[0]?.total).toBe(2400);
  });

  it('cannot be switched on where nobody knows the country', async () => {
    const { id } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const items = [{ price: 'price_cpal_basic' }];
    const subscription = await scene.stripe.subscriptions.create({ customer: id, items });
    const automatic_tax = { enabled: true };
    const rejection = { statusCode: 400, code: 'customer_tax_location_invalid' };
    const update = scene.stripe.subscriptions.update(subscription.id, { automatic_tax });
    await expect(update).rejects.toMatchObject(rejection);
    const preview = scene.stripe.invoices.createPreview({
      subscription: subscription.id,
      automatic_tax,
      subscription_details: { items: toPro(subscription), proration_behavior: 'always_invoice' },
    });
    await expect(preview).rejects.toMatchObject(rejection);
  });

  it('stands on the invoice, which is a file as well', async () => {
    const { invoice } = await buy('GB');
    const page = await (await fetch(invoice.hosted_invoice_url ?? '')).text();
    for (const part of ['Tax', '$4.00', '$24.00', '>Paid<', `href="${invoice.invoice_pdf}"`]) {
      expect(page).toContain(part);
    }
    expect(page).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
    const answer = await fetch(invoice.invoice_pdf ?? '');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(file).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/);
    const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe('xref');
    for (const part of [
      `Invoice ${invoice.number}`,
      'cook@blog.example',
      'Total: $24.00',
      'Tax: $4.00',
    ])
      expect(file).toContain(part);
    expect((await fetch(`${scene.sandbox.origin}/i/in_none/pdf`)).status).toBe(404);
  });
});
