import type { FastifyInstance } from 'fastify';
import { cardFor, collect } from '../billing/collect';
import { formatAmount } from '../billing/money';
import { cardProblem } from '../cards/declines';
import type { Sandbox } from '../sandbox';
import { emptyAttempt } from './attempt';
import { sendInvoicePage } from './invoice-page';
import { sendNotice } from './layout';
import { paymentRoutes } from './payment-routes';

/** The hosted page of an invoice, and how an open one is paid on it. */
export function invoicePageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { cards, invoices, paymentMethods } = sandbox.store;
  paymentRoutes(app, sandbox, '/i/:id', (id) => {
    const invoice = invoices.get(id);
    if (invoice === undefined) {
      const text = 'There is no invoice at this address.';
      return (reply) => sendNotice(reply, 404, { title: 'Not found', text });
    }
    const savedCard = paymentMethods.get(cardFor(sandbox, invoice) ?? '');
    if (invoice.status !== 'open') {
      return (reply) => sendInvoicePage(reply, 200, invoice, savedCard, emptyAttempt);
    }
    return {
      id,
      amount: formatAmount(invoice.amount_remaining, invoice.currency),
      email: '',
      savedCard,
      show: (reply, status, attempt = emptyAttempt) => {
        return sendInvoicePage(reply, status, invoices.find(id), savedCard, attempt);
      },
      charge: (card, _buyer, presence) => {
        // A card typed for one invoice has no customer and pays once.
        if (card.customer === null) cards.put({ ...cards.find(card.id), spent: true });
        const { decline } = collect(sandbox, invoice, card.id, false, presence);
        return decline === null ? null : cardProblem(decline);
      },
      conclude: async (reply) => reply.redirect(`/i/${id}`, 303),
    };
  });
}
