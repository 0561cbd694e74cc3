import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { Invoice, Subscription } from '../stripe-types';
import { writeDraft, type NewInvoice } from './invoices';

/** A draft that goes on by itself does so after an hour, as Stripe's. */
const draftSeconds = 60 * 60;

/**
 * Makes an invoice that is charged to nobody yet.
 * @param autoAdvance whether it becomes final, and is charged, by itself.
 */
export function draftInvoice(sandbox: Sandbox, fields: NewInvoice, autoAdvance: boolean): Invoice {
  const draft = sandbox.store.invoices.put({
    ...writeDraft(sandbox, newId('in'), fields),
    auto_advance: autoAdvance,
    automatically_finalizes_at: autoAdvance ? sandbox.now() + draftSeconds : null,
  });
  sandbox.emit('invoice.created', draft);
  return draft;
}

/** Takes an open invoice back: nobody owes it any more. */
export function voidInvoice(sandbox: Sandbox, invoice: Invoice): Invoice {
  const voided = sandbox.store.invoices.put({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: sandbox.now() },
  });
  sandbox.emit('invoice.voided', voided);
  return voided;
}

/** The subscription that an invoice bills, as it is now. */
export function subscriptionOf(sandbox: Sandbox, invoice: Invoice): Subscription | undefined {
  const parent = invoice.parent?.subscription_details?.subscription;
  return typeof parent === 'string' ? sandbox.store.subscriptions.get(parent) : undefined;
}
