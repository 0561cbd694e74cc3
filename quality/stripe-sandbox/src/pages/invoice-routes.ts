import type { FastifyInstance, FastifyReply } from 'fastify';
import { cardFor, collect } from '../billing/collect';
import { formatMoney } from '@cpal/server-kit/money';
import { cardProblem } from '../cards/declines';
import type { Sandbox } from '../sandbox';
import { emptyAttempt } from './attempt';
import { invoicePdf } from './invoice-pdf';
import { sendInvoicePage } from './invoice-page';
import { sendNotice } from './layout';
import { paymentRoutes } from './payment-routes';

/** The hosted page of an invoice, and how an open one is paid on it. */
export function invoicePageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { cards, invoices, paymentMethods } = sandbox.store;
  const text = 'There is no invoice at this address.';
  const missing = (reply: FastifyReply) => sendNotice(reply, 404, { title: 'Not found', text });

  app.get<{ Params: { id: string } }>('/i/:id/pdf', async ({ params }, reply) => {
    const invoice = invoices.get(params.id);
    if (invoice === undefined) return missing(reply);
    const name = `attachment; filename="invoice-${invoice.number ?? invoice.id}.pdf"`;
    reply.header('content-disposition', name).type('application/pdf');
    return reply.send(invoicePdf(invoice));
  });

  paymentRoutes(app, sandbox, '/i/:id', (id) => {
    const invoice = invoices.get(id);
    if (invoice === undefined) return missing;
    const savedCard = paymentMethods.get(cardFor(sandbox, invoice) ?? '');
    if (invoice.status !== 'open') {
      return (reply) => sendInvoicePage(reply, 200, invoice, savedCard, emptyAttempt);
    }
    return {
      id,
      amount: formatMoney(invoice.amount_remaining, invoice.currency),
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
