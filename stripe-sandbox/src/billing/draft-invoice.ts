import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { Invoice } from '../stripe-types';
import { find } from './find';
import { book, finalFields, writeInvoice, type NewInvoice } from './invoices';

/** A draft that goes on by itself does so after an hour, as Stripe's. */
const draftSeconds = 60 * 60;

/**
 * Makes an invoice that has no number, uses no credit and is charged to nobody yet.
 * @param autoAdvance whether it becomes final, and is charged, by itself.
 */
export function draftInvoice(sandbox: Sandbox, fields: NewInvoice, autoAdvance: boolean): Invoice {
  const invoice = writeInvoice(sandbox, newId('in'), fields);
  const draft = sandbox.store.invoices.put({
    ...invoice,
    auto_advance: autoAdvance,
    automatically_finalizes_at: autoAdvance ? sandbox.now() + draftSeconds : null,
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    number: null,
    status: 'draft',
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
  });
  sandbox.emit('invoice.created', draft);
  return draft;
}

/** Makes a draft final: it is open from now on. */
export function finalizeInvoice(sandbox: Sandbox, draft: Invoice): Invoice {
  const customer = find(sandbox.store.customers, 'customer', draft.customer);
  const open = book(sandbox, customer, {
    ...draft,
    ...finalFields(sandbox, draft.id, customer, draft.total),
    automatically_finalizes_at: null,
    status_transitions: { ...draft.status_transitions, finalized_at: sandbox.now() },
  });
  sandbox.emit('invoice.finalized', open);
  return open;
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
