import { mergeMetadata, metadata } from '../http/metadata';
import { same } from '../http/page';
import { choice, text, whole } from '../http/params';
import { createRefund } from '../payments/refunds';
import type { Sandbox } from '../sandbox';
import type { Routes } from './endpoint';

const refundParams = {
  amount: whole,
  metadata,
  payment_intent: text,
  reason: choice('duplicate', 'fraudulent', 'requested_by_customer'),
};

/** Payments of invoices: list and retrieve their intents; refunds: create, list, retrieve. */
export function paymentRoutes({ list, post, retrieve }: Routes, sandbox: Sandbox): void {
  const { invoicePayments, paymentIntents, refunds } = sandbox.store;

  list('/invoice_payments', invoicePayments, {
    invoice: same('invoice'),
    status: same('status', 'canceled', 'open', 'paid'),
  });

  retrieve('/payment_intents', paymentIntents);

  post('/refunds', refundParams, ({ amount, metadata: given, payment_intent, reason }) =>
    createRefund(sandbox, paymentIntents.find(payment_intent, 'payment_intent'), amount, {
      metadata: mergeMetadata({}, given),
      reason: reason ?? null,
    }),
  );

  list('/refunds', refunds, { payment_intent: same('payment_intent') });
  retrieve('/refunds', refunds);
}
