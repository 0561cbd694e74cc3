import type { Stripe } from 'stripe';
import type { Uses } from '../../kernel/services';
import { hasEnded, unlessMissing } from '../stripe/end-customer';
import { isRefundedAlready } from '../../kernel/stripe-errors';
import { referenceId } from '../stripe/reference-id';

/** Money that went back, in the currency's minor unit. */
export interface Refunded {
  amount: number;
  currency: string;
}

/** What went back of a payment, or is on its way. */
async function sumRefunds({ stripe }: Uses<'stripe'>, payment_intent: string): Promise<number> {
  const { data } = await stripe.refunds.list({ payment_intent, limit: 100 });
  const counted = data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}

/** Pays a payment back, whatever of it did not go back before. */
async function refundPayment(services: Uses<'stripe'>, payment_intent: string): Promise<number> {
  try {
    await services.stripe.refunds.create(
      { payment_intent, reason: 'duplicate' },
      { idempotencyKey: `duplicate-refund-${payment_intent}` },
    );
  } catch (error) {
    if (!isRefundedAlready(error)) throw error;
  }
  return sumRefunds(services, payment_intent);
}

/** Pays an invoice back. */
async function refundInvoice(services: Uses<'stripe'>, invoice: string): Promise<number> {
  const { data } = await services.stripe.invoicePayments.list({ invoice, status: 'paid' });
  let sum = 0;
  for (const { payment } of data) {
    const intent = referenceId(payment.payment_intent);
    if (intent !== null) sum += await refundPayment(services, intent);
  }
  return sum;
}

/** Whether an invoice is for time after a moment, in seconds. */
const isForAfter = (moment: number, { lines }: Stripe.Invoice) =>
  lines.data.some(({ period }) => period.end > moment);

/**
 * Ends a subscription immediately, and pays back what was paid for its current period. What is owed for it
 * is owed no longer. Each step may have been done before, so a failure half-way is repaired by calling
 * again: a key of its own lets Stripe do each write once, and after it forgot the key its state says so.
 * @returns what has gone back in all.
 * @throws Stripe's error.
 */
export async function endPurchase(services: Uses<'stripe'>, id: string): Promise<Refunded> {
  const { stripe } = services;
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(id));
  if (!subscription) return { amount: 0, currency: 'usd' };
  const { currency, items, status } = subscription;
  if (!hasEnded(status)) {
    const idempotencyKey = `duplicate-cancel-${id}`;
    await unlessMissing(stripe.subscriptions.cancel(id, {}, { idempotencyKey }));
  }
  const periodStart = items.data[0]?.current_period_start ?? subscription.start_date;
  let amount = 0;
  for await (const invoice of stripe.invoices.list({ subscription: id, limit: 100 })) {
    if (invoice.status === 'open')
      await stripe.invoices.voidInvoice(
        invoice.id,
        {},
        { idempotencyKey: `duplicate-void-${invoice.id}` },
      );
    if (invoice.status === 'paid' && isForAfter(periodStart, invoice))
      amount += await refundInvoice(services, invoice.id);
  }
  return { amount, currency };
}
