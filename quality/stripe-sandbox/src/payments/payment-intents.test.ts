import type { Stripe } from 'stripe';
import { useSandbox } from '../testing/use-sandbox';

describe('payments of invoices', () => {
  const scene = useSandbox();
  let customer: string;
  let subscription: Stripe.Subscription;
  /** The invoice of its first period, which is paid. */
  let first: string;

  beforeEach(async () => {
    ({ id: customer } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    }));
    subscription = await scene.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_cpal_basic' }],
    });
    first = (await scene.stripe.invoices.list({ customer })).data[0]?.id ?? '';
  });

  const invoicePayments = async (invoice: string, more = {}) =>
    (await scene.stripe.invoicePayments.list({ invoice, ...more })).data;

  /** The payment intent of an invoice. */
  async function intentOf(invoice: string) {
    const [payment] = await invoicePayments(invoice);
    const id = payment?.payment.payment_intent;
    return scene.stripe.paymentIntents.retrieve(typeof id === 'string' ? id : '');
  }

  /** The invoice of a renewal that was charged to this card. */
  async function renewWith(name: string) {
    const card = await scene.stripe.paymentMethods.attach(name, { customer });
    await scene.stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
    await scene.sandbox.advanceDays(32);
    const [invoice] = (await scene.stripe.invoices.list({ customer, limit: 1 })).data;
    return { card: card.id, invoice: invoice?.id ?? '' };
  }

  const inBrowser = async (action: 'authenticate' | 'confirm', fields: Record<string, string>) => {
    const answer = await fetch(`${scene.sandbox.origin}/elements/payment_intent/${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, body: await answer.json() };
  };

  const statusOf = async (invoice: string) =>
    (await scene.stripe.invoices.retrieve(invoice)).status;

  describe('the payment of an invoice', () => {
    it('has a payment intent, which succeeds with it', async () => {
      const invoice = first;
      expect(await invoicePayments(invoice)).toMatchObject([
        { status: 'paid', amount_paid: 2000, amount_requested: 2000, is_default: true, invoice },
      ]);
      expect(await invoicePayments(invoice, { status: 'open' })).toEqual([]);
      expect(await intentOf(invoice)).toMatchObject({
        amount: 2000,
        amount_received: 2000,
        customer,
        last_payment_error: null,
        latest_charge: expect.stringMatching(/^ch_/),
        status: 'succeeded',
      });
    });

    it('waits for another card where this one is declined, and says why', async () => {
      const { card, invoice } = await renewWith('pm_card_chargeCustomerFail');
      expect(await intentOf(invoice)).toMatchObject({
        amount_received: 0,
        last_payment_error: { code: 'card_declined', payment_method: { id: card } },
        status: 'requires_payment_method',
      });
      expect(await invoicePayments(invoice)).toMatchObject([{ status: 'open', amount_paid: null }]);
      await scene.stripe.invoices.voidInvoice(invoice);
      expect(await intentOf(invoice)).toMatchObject({
        cancellation_reason: 'void_invoice',
        status: 'canceled',
      });
    });

    it('asks the bank where its owner is there', async () => {
      const { invoice } = await renewWith('pm_card_authenticationRequired');
      expect(await intentOf(invoice)).toMatchObject({
        last_payment_error: { code: 'authentication_required' },
        status: 'requires_payment_method',
      });
      await expect(
        scene.stripe.invoices.pay(invoice, { off_session: false }),
      ).rejects.toMatchObject({
        code: 'invoice_payment_intent_requires_action',
      });
      expect(await intentOf(invoice)).toMatchObject({
        next_action: { type: 'use_stripe_sdk' },
        status: 'requires_action',
      });
    });
  });

  describe('a payment that is confirmed in the browser', () => {
    it('asks the bank, then pays the invoice', async () => {
      const { card, invoice } = await renewWith('pm_card_authenticationRequired');
      const client_secret = (await intentOf(invoice)).client_secret ?? '';
      const asked = await inBrowser('confirm', { client_secret, payment_method: card });
      expect(asked.body).toMatchObject({ payment_intent: { status: 'requires_action' } });
      expect(await statusOf(invoice)).toBe('open');
      const agreed = await inBrowser('authenticate', { client_secret, agreed: 'true' });
      expect(agreed.body).toMatchObject({ payment_intent: { status: 'succeeded' } });
      expect(await statusOf(invoice)).toBe('paid');
      expect((await scene.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
      expect(
        (await inBrowser('confirm', { client_secret, payment_method: card })).body,
      ).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    });

    it('stays open where the owner does not agree, and can be confirmed again', async () => {
      const { card, invoice } = await renewWith('pm_card_authenticationRequired');
      const client_secret = (await intentOf(invoice)).client_secret ?? '';
      await inBrowser('confirm', { client_secret, payment_method: card });
      const rejected = await inBrowser('authenticate', { client_secret, agreed: 'false' });
      expect([rejected.status, rejected.body]).toMatchObject([
        402,
        { error: { code: 'payment_intent_authentication_failure' } },
      ]);
      expect(await intentOf(invoice)).toMatchObject({
        last_payment_error: {
          code: 'payment_intent_authentication_failure',
          payment_method: { id: card },
        },
        status: 'requires_payment_method',
      });
      expect(await statusOf(invoice)).toBe('open');
      const again = await inBrowser('confirm', { client_secret, payment_method: card });
      expect(again.body).toMatchObject({ payment_intent: { status: 'requires_action' } });
    });

    it('is charged without a question where the bank has none, or is declined', async () => {
      const { card, invoice } = await renewWith('pm_card_chargeCustomerFail');
      const client_secret = (await intentOf(invoice)).client_secret ?? '';
      const declined = await inBrowser('confirm', { client_secret, payment_method: card });
      expect([declined.status, declined.body]).toMatchObject([
        402,
        { error: { code: 'card_declined', payment_intent: { status: 'requires_payment_method' } } },
      ]);
      const good = await scene.stripe.paymentMethods.attach('pm_card_visa', { customer });
      await inBrowser('confirm', { client_secret, payment_method: good.id });
      expect(await statusOf(invoice)).toBe('paid');
    });

    it('is opened by its own secret only, and charges no other customer’s card', async () => {
      const { invoice } = await renewWith('pm_card_chargeCustomerFail');
      const { id, client_secret } = await intentOf(invoice);
      const forged = await inBrowser('confirm', { client_secret: `${id}_secret_no` });
      expect(forged.body).toMatchObject({ error: { code: 'resource_missing' } });
      const other = await scene.stripe.customers.create();
      const { id: card } = await scene.stripe.paymentMethods.attach('pm_card_visa', {
        customer: other.id,
      });
      const stolen = await inBrowser('confirm', {
        client_secret: client_secret ?? '',
        payment_method: card,
      });
      expect(stolen.status).toBe(400);
      expect(await statusOf(invoice)).toBe('open');
    });
  });

  describe('a refund', () => {
    it('gives back what is left of a payment, once', async () => {
      const { id: payment_intent, latest_charge } = await intentOf(first);
      const part = await scene.stripe.refunds.create({ payment_intent, amount: 500 });
      expect(part).toMatchObject({ amount: 500, charge: latest_charge, status: 'succeeded' });
      const rest = await scene.stripe.refunds.create({ payment_intent, reason: 'duplicate' });
      expect(rest).toMatchObject({ amount: 1500, currency: 'usd', reason: 'duplicate' });
      await expect(scene.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
        code: 'charge_already_refunded',
      });
      const { data } = await scene.stripe.refunds.list({ payment_intent });
      expect(data.map(({ id }) => id)).toEqual([rest.id, part.id]);
      const events = await scene.stripe.events.list({ type: 'refund.created' });
      expect(events.data).toHaveLength(2);
    });

    it('is made of money that came, and of no more than that', async () => {
      const { id: paid } = await intentOf(first);
      await expect(
        scene.stripe.refunds.create({ payment_intent: paid, amount: 2001 }),
      ).rejects.toThrow('greater than unrefunded amount');
      const { invoice } = await renewWith('pm_card_chargeCustomerFail');
      const { id: open } = await intentOf(invoice);
      await expect(scene.stripe.refunds.create({ payment_intent: open })).rejects.toThrow(
        'does not have a successful charge',
      );
      await expect(scene.stripe.refunds.create({ payment_intent: 'pi_no' })).rejects.toMatchObject({
        code: 'resource_missing',
      });
    });
  });
});
