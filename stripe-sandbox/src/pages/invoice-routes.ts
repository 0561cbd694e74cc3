import type { FastifyInstance } from 'fastify';
import { formatAmount, formatDay } from '../billing/money';
import type { Sandbox } from '../sandbox';
import { html } from './html';
import { sendNotice, sendPage } from './layout';

/** The hosted page of an invoice. */
export function invoicePageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Params: { id: string } }>('/i/:id', async (request, reply) => {
    const invoice = sandbox.store.invoices.get(request.params.id);
    if (invoice === undefined) {
      const text = 'There is no invoice at this address.';
      return sendNotice(reply, 404, { title: 'Not found', text });
    }
    const { currency, number } = invoice;
    const status = invoice.status ?? 'draft';
    return sendPage(reply, 200, {
      title: `Invoice ${number}`,
      main: html`<section class="card invoice">
        <h1>Invoice ${number}</h1>
        <p class="price">
          ${formatAmount(invoice.amount_due, currency)}
          <span class="badge ${status}">${status}</span>
        </p>
        <dl class="facts">
          <div>
            <dt>Date</dt>
            <dd>${formatDay(invoice.created)}</dd>
          </div>
          <div>
            <dt>Billed to</dt>
            <dd>${invoice.customer_email ?? invoice.customer}</dd>
          </div>
        </dl>
        <table>
          <caption>
            Lines
          </caption>
          <thead>
            <tr>
              <th scope="col">Description</th>
              <th scope="col" class="amount">Amount</th>
            </tr>
          </thead>
          <tbody>
            ${invoice.lines.data.map(
              (line) =>
                html`<tr>
                  <td>
                    ${line.description ?? ''}
                    <small>${formatDay(line.period.start)} – ${formatDay(line.period.end)}</small>
                  </td>
                  <td class="amount">${formatAmount(line.amount, line.currency)}</td>
                </tr>`,
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td class="amount">${formatAmount(invoice.total, currency)}</td>
            </tr>
            <tr>
              <th scope="row">Amount due</th>
              <td class="amount">${formatAmount(invoice.amount_remaining, currency)}</td>
            </tr>
          </tfoot>
        </table>
      </section>`,
    });
  });
}
