import type { FastifyInstance, FastifyReply } from 'fastify';
import { find } from '../billing/find';
import { formatAmount } from '../billing/money';
import { finishInvoice, payInvoice } from '../billing/pay-invoice-page';
import { createCard } from '../billing/payment-methods';
import { takePending } from '../billing/pending-payment';
import type { Form } from '../http/form';
import { StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Invoice } from '../stripe-types';
import { noCard } from './card-fields';
import { hasAgreed, notAuthenticatedProblem, sendChallenge } from './challenge';
import { savedCard, sendInvoicePage } from './invoice-page';
import { sendNotice } from './layout';
import { readTypedCard } from './typed-card';

interface Route {
  Params: { id: string };
  Body: Form | undefined;
}

const untried = { card: noCard, faults: [], error: null };

function sendUnknown(reply: FastifyReply): FastifyReply {
  const text = 'There is no invoice at this address.';
  return sendNotice(reply, 404, { title: 'Not found', text });
}

function outcomeOf(pay: () => 'paid' | 'asks' | StripeProblem) {
  try {
    return pay();
  } catch (error) {
    if (error instanceof StripeProblem) return error;
    throw error;
  }
}

/** The hosted page of an invoice, and how an open one is paid on it. */
export function invoicePageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { invoices } = sandbox.store;

  /** Shows the paid invoice, asks the bank's question, or says why the card was refused. */
  const answer = async (
    reply: FastifyReply,
    invoice: Invoice,
    pay: () => 'paid' | 'asks' | StripeProblem,
  ) => {
    const result = outcomeOf(pay);
    if (result === 'paid') return reply.redirect(`/i/${invoice.id}`, 303);
    if (result === 'asks') return reply.redirect(`/i/${invoice.id}/authenticate`, 303);
    const present = find(invoices, 'invoice', invoice.id);
    const refused = { ...untried, error: result.body.message };
    return sendInvoicePage(reply, result.status, sandbox, present, refused);
  };

  app.get<Pick<Route, 'Params'>>('/i/:id', async (request, reply) => {
    const invoice = invoices.get(request.params.id);
    if (invoice === undefined) return sendUnknown(reply);
    return sendInvoicePage(reply, 200, sandbox, invoice, untried);
  });

  app.post<Route>('/i/:id', async (request, reply) => {
    const invoice = invoices.get(request.params.id);
    if (invoice === undefined) return sendUnknown(reply);
    // A second click on Pay ends where the first one does.
    if (invoice.status !== 'open') return reply.redirect(`/i/${invoice.id}`, 303);
    const form = request.body ?? {};
    const saved = form['card'] === 'saved' ? savedCard(sandbox, invoice) : undefined;
    const { input, ...typed } = readTypedCard(sandbox, form);
    if (saved === undefined && typed.error !== null) {
      return sendInvoicePage(reply, 422, sandbox, invoice, typed);
    }
    return answer(reply, invoice, () =>
      sandbox.change(request, () =>
        payInvoice(sandbox, invoice, saved ?? createCard(sandbox, input)),
      ),
    );
  });

  app.get<Pick<Route, 'Params'>>('/i/:id/authenticate', async (request, reply) => {
    const invoice = invoices.get(request.params.id);
    if (invoice === undefined) return sendUnknown(reply);
    if (sandbox.store.pendingPayments.get(invoice.id) === undefined) {
      return reply.redirect(`/i/${invoice.id}`, 303);
    }
    const amount = formatAmount(invoice.amount_remaining, invoice.currency);
    return sendChallenge(reply, { amount, formTargets: [] });
  });

  app.post<Route>('/i/:id/authenticate', async (request, reply) => {
    const invoice = invoices.get(request.params.id);
    if (invoice === undefined) return sendUnknown(reply);
    const pending = takePending(sandbox, invoice.id);
    if (pending === null || invoice.status !== 'open') {
      return reply.redirect(`/i/${invoice.id}`, 303);
    }
    return answer(reply, invoice, () => {
      if (!hasAgreed(request.body)) throw notAuthenticatedProblem();
      return sandbox.change(request, () => finishInvoice(sandbox, invoice, pending));
    });
  });
}
