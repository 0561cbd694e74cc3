import { answerBank, payCheckout } from './testing/pay-checkout';
import { useSandbox } from './testing/use-sandbox';

describe('a card whose bank asks', () => {
  const scene = useSandbox();
  let customer: string;

  beforeEach(async () => {
    ({ id: customer } = await scene.stripe.customers.create({ email: 'cook@blog.example' }));
  });

  const confirmed = async (payment_method: string, more = {}) => {
    const { id } = await scene.stripe.setupIntents.create({ customer });
    return scene.stripe.setupIntents.confirm(id, { payment_method, ...more });
  };

  const authenticate = (client_secret: string | null, agreed: boolean) =>
    fetch(`${scene.sandbox.origin}/elements/setup_intent/authenticate`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: client_secret ?? '', agreed: String(agreed) }),
    });

  /** A card that was set up with an answer and is the customer's default. */
  const setUp = async (payment_method: string) => {
    const { id, client_secret } = await confirmed(payment_method);
    await authenticate(client_secret, true);
    const { payment_method: card } = await scene.stripe.setupIntents.retrieve(id);
    if (typeof card !== 'string') throw new Error('no card was set up');
    await scene.stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: card },
    });
  };

  const subscribe = (more = {}) =>
    scene.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_cpal_basic' }],
      ...more,
    });

  const openInvoice = async () => {
    const { data } = await scene.stripe.invoices.list({ customer, status: 'open' });
    const [invoice] = data;
    if (invoice === undefined) throw new Error('there is no open invoice');
    return invoice;
  };

  const cards = [
    'pm_card_authenticationRequiredOnSetup',
    'pm_card_authenticationRequired',
    'pm_card_threeDSecure2Required',
  ];

  it.each(cards)('waits for its owner when it is set up: %s', async (name) => {
    const { id, client_secret, status, next_action } = await confirmed(name);
    expect([status, next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk']);
    expect((await scene.stripe.paymentMethods.list({ customer })).data).toEqual([]);
    expect((await authenticate(client_secret, true)).status).toBe(200);
    const done = await scene.stripe.setupIntents.retrieve(id);
    expect(done).toMatchObject({ status: 'succeeded', next_action: null });
    const [card] = (await scene.stripe.paymentMethods.list({ customer })).data;
    expect(card?.id).toBe(done.payment_method);
  });

  it('is not set up where the owner fails, and says so', async () => {
    const { id, client_secret } = await confirmed('pm_card_threeDSecure2Required');
    const answer = await authenticate(client_secret, false);
    expect(await answer.json()).toMatchObject({
      error: {
        code: 'setup_intent_authentication_failure',
        setup_intent: { status: 'requires_payment_method' },
      },
    });
    expect(await scene.stripe.setupIntents.retrieve(id)).toMatchObject({
      payment_method: null,
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect((await authenticate(client_secret, true)).status).toBe(400);
  });

  it('may be declined after the answer', async () => {
    const { id, client_secret } = await confirmed('pm_card_threeDSecureRequiredChargeDeclined');
    const answer = await authenticate(client_secret, true);
    expect([answer.status, await answer.json()]).toMatchObject([
      402,
      { error: { code: 'card_declined' } },
    ]);
    const { status } = await scene.stripe.setupIntents.retrieve(id);
    expect(status).toBe('requires_payment_method');
  });

  it('pays without its owner once it was set up, unless its bank always asks', async () => {
    await setUp('pm_card_authenticationRequiredOnSetup');
    expect((await subscribe({ off_session: true })).status).toBe('active');
    await setUp('pm_card_authenticationRequired');
    const rejected = subscribe({ off_session: true, payment_behavior: 'error_if_incomplete' });
    await expect(rejected).rejects.toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
    });
  });

  it('is an error with the owner there where the caller wants no incomplete subscription', async () => {
    await setUp('pm_card_authenticationRequiredOnSetup');
    await expect(subscribe({ payment_behavior: 'error_if_incomplete' })).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'subscription_payment_intent_requires_action',
    });
    expect((await scene.stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
  });

  it('leaves a first invoice open, which its owner pays on the page', async () => {
    await setUp('pm_card_authenticationRequired');
    const { id, status } = await subscribe();
    expect(status).toBe('incomplete');
    expect(scene.receiver.types()).not.toContain('invoice.payment_failed');
    const address = (await openInvoice()).hosted_invoice_url ?? '';
    const pay = { method: 'POST', body: new URLSearchParams({ card: 'saved' }) } as const;
    const asked = await fetch(address, { ...pay, redirect: 'manual' });
    expect(asked.headers.get('location')).toBe(`${new URL(address).pathname}/authenticate`);
    expect((await answerBank(`${address}/authenticate`, 'complete')).status).toBe(303);
    expect(await (await fetch(address)).text()).toContain('<span class="badge paid">Paid</span>');
    expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('is past due at a renewal, until its owner answers', async () => {
    await setUp('pm_card_authenticationRequired');
    const { id } = await subscribe();
    const first = (await openInvoice()).hosted_invoice_url ?? '';
    const typed = new URLSearchParams({ number: '4242424242424242', expiry: '1240', cvc: '123' });
    await fetch(first, { method: 'POST', body: typed });
    await scene.sandbox.advanceDays(32);
    expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    expect(scene.receiver.types()).toContain('invoice.payment_failed');
    expect(scene.receiver.types()).toContain('invoice.payment_action_required');
    const renewal = (await openInvoice()).hosted_invoice_url ?? '';
    await fetch(renewal, { method: 'POST', body: new URLSearchParams({ card: 'saved' }) });
    const failed = await answerBank(`${renewal}/authenticate`, 'fail');
    expect([failed.status, await failed.text()]).toEqual([
      402,
      expect.stringContaining('We are unable to authenticate your payment method.'),
    ]);
    await fetch(renewal, { method: 'POST', body: new URLSearchParams({ card: 'saved' }) });
    await answerBank(`${renewal}/authenticate`, 'complete');
    expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it.each([
    ['4000 0025 0000 3155', 'complete', 303],
    ['4000 0025 0000 3155', 'fail', 402],
    ['4000 0084 0000 1629', 'complete', 402],
  ] as const)(
    'buys at the checkout after the question: %s, %s',
    async (number, outcome, status) => {
      const session = await scene.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: 'price_cpal_basic', quantity: 1 }],
        success_url: 'https://shop.example/',
      });
      const asked = await payCheckout(session, { number });
      expect(asked.headers.get('location')).toBe(`/c/pay/${session.id}/authenticate`);
      expect((await scene.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
      const question = `${session.url}/authenticate`;
      expect(await (await fetch(question)).text()).toContain('for a payment of $20.00');
      expect((await answerBank(question, outcome)).status).toBe(status);
      const { data } = await scene.stripe.subscriptions.list({ customer });
      expect(data.map((one) => one.status)).toEqual(status === 303 ? ['active'] : []);
      // An answer holds once.
      expect((await answerBank(question, 'complete')).status).not.toBe(402);
      expect((await scene.stripe.subscriptions.list({ customer })).data).toHaveLength(data.length);
    },
  );
});
