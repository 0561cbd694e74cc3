import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { Invoice, Subscription } from '../stripe-types';
import { cancelPayment } from '../payments/payment-intents';
import { writeDraft, type NewInvoice } from './invoices';

/** Makes an invoice that is not charged until somebody pays it. */
export const draftInvoice = (sandbox: Sandbox, fields: NewInvoice): Invoice =>
  sandbox.record(
    'invoice.created',
    sandbox.store.invoices,
    writeDraft(sandbox, newId('in'), fields),
  );

/** Voids an open invoice: it is no longer owed. */
export function voidInvoice(sandbox: Sandbox, invoice: Invoice): Invoice {
  cancelPayment(sandbox, invoice);
  return sandbox.record('invoice.voided', sandbox.store.invoices, {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: sandbox.now() },
  });
}

/** The subscription that an invoice bills, as it is now. */
export function findBilledSubscription(
  sandbox: Sandbox,
  invoice: Invoice,
): Subscription | undefined {
  const parent = invoice.parent?.subscription_details?.subscription;
  return typeof parent === 'string' ? sandbox.store.subscriptions.get(parent) : undefined;
}
