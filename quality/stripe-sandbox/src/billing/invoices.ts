import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import { openPayment } from '../payments/payment-intents';
import type { Customer, Invoice, InvoiceLine, Subscription } from '../stripe-types';
import { accountCurrency, accountName } from './catalog';
import { withTax } from './tax';
import { shownTaxIds } from './tax-ids';

/** What is invoiced: a subscription, or what a customer owes next to one. */
export interface NewInvoice {
  customer: string;
  subscription: Subscription | null;
  reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: readonly InvoiceLine[];
  /** The time that the invoice looks back on, in seconds; nothing before the first one. */
  since: number;
}

/** What a customer's credit leaves of a total, in cents. */
const amountDue = (total: number, { balance }: Customer) => ({
  amount_due: Math.max(0, total + balance),
  amount_remaining: Math.max(0, total + balance),
  starting_balance: balance,
});

/** A draft that is stored nowhere: it has no number and no page, and uses no credit. */
export function writeDraft(sandbox: Sandbox, id: string, fields: NewInvoice): Invoice {
  const { subscription, reason } = fields;
  const customer = sandbox.store.customers.find(fields.customer);
  const now = sandbox.now();
  const enabled = subscription?.automatic_tax.enabled ?? false;
  const { lines, subtotal, total, total_taxes } = withTax(
    fields.lines,
    enabled ? customer.address?.country : null,
  );
  return {
    ...amountDue(total, customer),
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: accountName,
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: {
      disabled_reason: null,
      enabled,
      liability: null,
      provider: null,
      status: enabled ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription?.currency ?? customer.currency ?? accountCurrency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: shownTaxIds(sandbox, customer.id),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: customer.invoice_settings.footer,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: now,
    period_start: fields.since,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes,
    webhooks_delivered_at: null,
  };
}

/**
 * Makes a draft final, with a number and a page, and uses its customer's credit: it is open.
 * @param event `invoice.created` where the draft was stored nowhere.
 */
export function finalizeInvoice(
  sandbox: Sandbox,
  draft: Invoice,
  event: 'invoice.created' | 'invoice.finalized' = 'invoice.finalized',
): Invoice {
  const { store } = sandbox;
  const customer = store.customers.find(draft.customer);
  const { currency, id, total } = draft;
  const { invoice_prefix, next_invoice_sequence: sequence } = customer;
  const ending_balance = Math.min(0, total + customer.balance);
  const now = sandbox.now();
  store.customers.put({
    ...customer,
    balance: ending_balance,
    currency,
    next_invoice_sequence: sequence + 1,
  });
  const invoice = sandbox.record(event, store.invoices, {
    ...draft,
    ...amountDue(total, customer),
    effective_at: now,
    ending_balance,
    hosted_invoice_url: sandbox.url(`/i/${id}`),
    invoice_pdf: sandbox.url(`/i/${id}/pdf`),
    number: `${invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  });
  openPayment(sandbox, invoice);
  return invoice;
}

/** Makes an open invoice. Stripe leaves renewals in draft for an hour; here they are final. */
export function createInvoice(sandbox: Sandbox, fields: NewInvoice): Invoice {
  const draft = { ...writeDraft(sandbox, newId('in'), fields), auto_advance: true };
  return finalizeInvoice(sandbox, draft, 'invoice.created');
}
