import type StripeSdk from 'stripe';
import { payCheckout } from '../testing/pay-checkout';
import { useSandbox } from '../testing/use-sandbox';

describe('the checkout page', () => {
  const scene = useSandbox();
  let session: StripeSdk.Checkout.Session;

  beforeEach(async () => {
    session = await scene.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_cpal_pro', quantity: 1 }],
      customer_email: 'cook@blog.example',
      success_url: 'https://shop.example/done?s={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example/purchase?canceled=true&from=checkout',
    });
  });

  const visit = async () => {
    const answer = await fetch(session.url ?? '');
    return { answer, text: await answer.text() };
  };

  it('shows the plan, the price, the email and a filled-in test card', async () => {
    const { answer, text } = await visit();
    expect(answer.status).toBe(200);
    for (const part of [
      'Subscribe to Pro',
      '$40.00',
      'cook@blog.example',
      '<label for="number">Card number</label>',
      '<label for="expiry">Expiry</label>',
      '<label for="cvc">CVC</label>',
      'value="4242 4242 4242 4242"',
      '<button class="button" type="submit">Pay</button>',
      'href="https://shop.example/purchase?canceled=true&amp;from=checkout"',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('<script');
  });

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'Your card has expired.'],
    ['4000 0000 0000 0341', 'Your card was declined.'],
  ])(
    'says why %s was rejected, keeps what was typed and charges nothing',
    async (number, reason) => {
      const answer = await payCheckout(session, { number, expiry: '11 / 41' });
      const text = await answer.text();
      expect(answer.status).toBe(402);
      expect(text).toContain(`<div class="alert" role="alert">${reason}</div>`);
      expect(text).toContain(`value="${number}"`);
      expect(text).toContain('value="11 / 41"');
      expect((await scene.stripe.customers.list()).data).toEqual([]);
      expect((await scene.stripe.events.list()).data).toEqual([]);
    },
  );

  it('ties what is wrong with a field to the field', async () => {
    const text = await (await payCheckout(session, { cvc: '1"' })).text();
    expect(text).toContain('value="1&quot;"');
    expect(text).toMatch(/id="cvc-error">\s*Your card&#39;s security code is incomplete\./);
  });

  it('asks for the email where the session has none', async () => {
    session = await scene.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_cpal_pro', quantity: 1 }],
      success_url: 'https://shop.example/',
    });
    expect((await visit()).text).toContain('<label for="email">Email</label>');
    expect((await payCheckout(session)).status).toBe(422);
    expect((await payCheckout(session, { email: 'new@blog.example' })).status).toBe(303);
    const [customer] = (await scene.stripe.customers.list()).data;
    expect(customer?.email).toBe('new@blog.example');
  });

  it('sells once: a second Pay only leads on, a later visit says so', async () => {
    await payCheckout(session);
    expect((await payCheckout(session)).headers.get('location')).toBe(
      `https://shop.example/done?s=${session.id}`,
    );
    expect((await visit()).text).toContain('Already paid');
    expect((await scene.stripe.subscriptions.list()).data).toHaveLength(1);
  });

  it('leads on even while the shop does not accept webhooks', async () => {
    scene.receiver.refusals.push(500);
    expect((await payCheckout(session)).status).toBe(303);
    expect(scene.receiver.refusals).toEqual([]);
  });

  it('says that an expired session is over', async () => {
    await scene.stripe.checkout.sessions.expire(session.id);
    const { answer, text } = await visit();
    expect(answer.status).toBe(410);
    expect(text).toContain('This checkout has expired');
    expect((await payCheckout(session)).status).toBe(410);
    expect(scene.receiver.types()).toContain('checkout.session.expired');
  });

  it('expires by itself after a day', async () => {
    await scene.sandbox.advanceDays(1.01);
    expect((await scene.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    expect((await fetch(`${scene.sandbox.origin}/c/pay/cs_test_none`)).status).toBe(404);
  });

  it('leads to an invoice page', async () => {
    await payCheckout(session);
    const [invoice] = (await scene.stripe.invoices.list()).data;
    const answer = await fetch(invoice?.hosted_invoice_url ?? '');
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const part of [`Invoice ${invoice?.number}`, '$40.00', 'Paid', 'cook@blog.example']) {
      expect(text).toContain(part);
    }
    expect((await fetch(`${scene.sandbox.origin}/i/in_none`)).status).toBe(404);
  });
});
