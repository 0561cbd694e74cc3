import { cardProblem } from '../cards/declines';
import { previewInvoice } from '../billing/change-plan';
import { cardFor, collect, noCardProblem } from '../billing/collect';
import { draftInvoice, voidInvoice } from '../billing/invoice-state';
import { finalizeInvoice } from '../billing/invoices';
import { resolvePaymentMethod } from '../billing/payment-methods';
import { takePendingLines } from '../billing/renew';
import { switchedTax } from '../billing/tax';
import { livingSubscription } from '../billing/subscription-state';
import { flag, object, choice, required, text } from '../http/params';
import { same } from '../http/page';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Invoice, Subscription } from '../stripe-types';
import type { Routes } from './endpoint';
import { readPlanChange, planChangeParams, taxParam } from './plan-change';

const createParams = {
  customer: text,
  pending_invoice_items_behavior: choice('exclude', 'include'),
};

/** Only a change of plan that is invoiced now can be looked at. */
const previewParams = {
  automatic_tax: taxParam,
  subscription: text,
  subscription_details: object({
    ...planChangeParams,
    proration_behavior: choice('always_invoice'),
  }),
};

/** The card that pays: the one asked for, else the one that is charged by itself. */
function payingCard(sandbox: Sandbox, invoice: Invoice, asked: string | undefined): string {
  if (asked !== undefined) {
    const card = resolvePaymentMethod(sandbox, asked, 'payment_method');
    if (card.customer === null || card.customer === invoice.customer) return card.id;
    const message = 'The payment method belongs to another customer.';
    throw invalidRequest(message, { param: 'payment_method' });
  }
  const card = cardFor(sandbox, invoice);
  if (card === null) throw noCardProblem();
  return card;
}

/** Invoices: list, retrieve, create by hand, pay, void, and look at the next one. */
export function invoiceRoutes({ list, post, retrieve }: Routes, sandbox: Sandbox): void {
  const { customers, invoices, subscriptions } = sandbox.store;

  list('/invoices', invoices, {
    customer: same('customer'),
    status: same('status', 'draft', 'open', 'paid', 'uncollectible', 'void'),
    subscription:
      (id) =>
      ({ parent }) =>
        parent?.subscription_details?.subscription === id,
  });

  retrieve('/invoices', invoices);

  post('/invoices', createParams, (params) => {
    const { id: customer } = customers.find(params.customer, 'customer');
    const isIncluded = (one: Subscription) =>
      params.pending_invoice_items_behavior === 'include' && one.customer === customer;
    const lines = subscriptions
      .all()
      .filter(isIncluded)
      .flatMap((one) => takePendingLines(sandbox, one.id));
    const since = sandbox.now();
    return draftInvoice(sandbox, { customer, subscription: null, reason: 'manual', lines, since });
  });

  post('/invoices/create_preview', previewParams, ({ subscription_details, ...params }) => {
    const found = livingSubscription(sandbox, params.subscription, 'subscription');
    const tax = switchedTax(sandbox, found.customer, params.automatic_tax?.enabled);
    const subscription = { ...found, ...tax };
    const details = required(subscription_details, 'subscription_details');
    required(details.proration_behavior, 'subscription_details[proration_behavior]');
    const change = readPlanChange(sandbox, subscription, required(details.items, 'items'), details);
    return previewInvoice(sandbox, subscription, change);
  });

  post('/invoices/:id/void', {}, (_params, id) => {
    const invoice = invoices.find(id);
    if (invoice.status === 'open') return voidInvoice(sandbox, invoice);
    throw invalidRequest(`You can only void open invoices; this one is ${String(invoice.status)}.`);
  });

  post('/invoices/:id/pay', { off_session: flag, payment_method: text }, (params, id) => {
    const found = invoices.find(id);
    const invoice = found.status === 'draft' ? finalizeInvoice(sandbox, found) : found;
    if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid');
    if (invoice.status !== 'open') {
      throw invalidRequest(`This invoice can no longer be paid: it is ${String(invoice.status)}.`);
    }
    const card = payingCard(sandbox, invoice, params.payment_method);
    const presence = params.off_session === false ? 'present' : 'absent';
    const { invoice: paid, decline } = collect(sandbox, invoice, card, false, presence);
    return decline === null ? paid : cardProblem(decline);
  });
}
