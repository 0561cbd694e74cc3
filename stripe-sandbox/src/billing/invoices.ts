import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import { accountCurrency, accountName } from './catalogue';
import { find } from './find';
import type { Customer, Invoice, InvoiceLine, Subscription } from '../stripe-types';

/** What is invoiced: a subscription, or what a customer owes beside one. */
type Invoiced = { subscription: Subscription } | { subscription: null; customer: Customer };

export type NewInvoice = Invoiced & {
  reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: InvoiceLine[];
  /** The time that the invoice looks back on, in seconds; nothing before the first one. */
  since: number;
};

/** What an invoice has once it is final: its number, its page, and what the customer's credit leaves. */
export function finalFields(sandbox: Sandbox, id: string, customer: Customer, total: number) {
  const due = Math.max(0, total + customer.balance);
  const sequence = String(customer.next_invoice_sequence).padStart(4, '0');
  return {
    amount_due: due,
    amount_remaining: due,
    effective_at: sandbox.now(),
    ending_balance: Math.min(0, total + customer.balance),
    hosted_invoice_url: sandbox.url(`/i/${id}`),
    number: `${customer.invoice_prefix}-${sequence}`,
    starting_balance: customer.balance,
    status: 'open',
  } satisfies Partial<Invoice>;
}

/** Uses the customer's credit and invoice number for an invoice that is final. */
export function book(sandbox: Sandbox, customer: Customer, invoice: Invoice): Invoice {
  sandbox.store.customers.put({
    ...customer,
    balance: invoice.ending_balance ?? 0,
    currency: invoice.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  });
  return sandbox.store.invoices.put(invoice);
}

/**
 * Writes a finalised, open invoice and takes the customer's credit into account; nothing is kept of
 * it.
 */
export function writeInvoice(sandbox: Sandbox, id: string, fields: NewInvoice): Invoice {
  const { subscription, reason, lines } = fields;
  const customer =
    fields.subscription === null
      ? fields.customer
      : find(sandbox.store.customers, 'customer', fields.subscription.customer);
  const now = sandbox.now();
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...finalFields(sandbox, id, customer, total),
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
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
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
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    footer: null,
    from_invoice: null,
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
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/**
 * Makes an invoice and uses its customer's credit. Stripe leaves renewals in draft for an hour; here
 * they are finalised at once.
 */
export function createInvoice(sandbox: Sandbox, fields: NewInvoice): Invoice {
  const invoice = writeInvoice(sandbox, newId('in'), fields);
  const customer = find(sandbox.store.customers, 'customer', invoice.customer);
  book(sandbox, customer, invoice);
  sandbox.emit('invoice.created', invoice);
  return invoice;
}

/** The subscription that an invoice bills, as it is now. */
export function subscriptionOf(sandbox: Sandbox, invoice: Invoice): Subscription | undefined {
  const parent = invoice.parent?.subscription_details?.subscription;
  return typeof parent === 'string' ? sandbox.store.subscriptions.get(parent) : undefined;
}
