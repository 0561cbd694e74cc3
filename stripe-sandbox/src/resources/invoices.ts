import type { FastifyInstance } from 'fastify';
import { cardProblem } from '../cards/declines';
import { cardFor, collect, noCardProblem } from '../billing/collect';
import { finalizeInvoice } from '../billing/draft-invoice';
import { find } from '../billing/find';
import { resolvePaymentMethod } from '../billing/payment-methods';
import { flag, oneOf, text } from '../http/params';
import { pageOf, pageParams } from '../http/page';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Invoice } from '../stripe-types';
import { endpoint } from './endpoint';
import { retrieve } from './retrieve';

const listParams = {
  ...pageParams,
  customer: text,
  status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
  subscription: text,
};

/** The card that pays: the one asked for, else the one that is charged by itself. */
function payingCard(sandbox: Sandbox, invoice: Invoice, asked: string | undefined): string {
  if (asked !== undefined) {
    const card = resolvePaymentMethod(sandbox, asked, 'payment_method');
    if (card.customer === null || card.customer === invoice.customer) return card.id;
    throw invalidRequest('The payment method belongs to another customer.', {
      param: 'payment_method',
    });
  }
  const card = cardFor(sandbox, invoice);
  if (card === null) throw noCardProblem();
  return card;
}

/** Invoices: list, retrieve, pay. */
export function invoiceRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/invoices',
    params: listParams,
    answer: (params) => {
      const { customer, status, subscription } = params;
      const rows = store.invoices
        .all()
        .toReversed()
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => status === undefined || one.status === status)
        .filter(
          ({ parent }) =>
            subscription === undefined ||
            parent?.subscription_details?.subscription === subscription,
        );
      return pageOf(rows, params, '/v1/invoices', 'invoice');
    },
  });

  retrieve(app, sandbox, '/invoices', store.invoices, 'invoice');

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/invoices/:id/pay',
    params: { off_session: flag, payment_method: text },
    answer: (params, id) => {
      const found = find(store.invoices, 'invoice', id);
      const invoice = found.status === 'draft' ? finalizeInvoice(sandbox, found) : found;
      if (invoice.status === 'paid') {
        throw invalidRequest('Invoice is already paid');
      }
      if (invoice.status !== 'open') {
        throw invalidRequest(`This invoice can no longer be paid: it is ${invoice.status}.`);
      }
      const card = payingCard(sandbox, invoice, params.payment_method);
      const { invoice: paid, decline } = collect(
        sandbox,
        invoice,
        card,
        false,
        params.off_session === false ? 'present' : 'absent',
      );
      return decline === null ? paid : cardProblem(decline);
    },
  });
}
