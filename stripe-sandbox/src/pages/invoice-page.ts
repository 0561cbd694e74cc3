import type { FastifyReply } from 'fastify';
import { cardFor } from '../billing/collect';
import { formatAmount, formatDay } from '../billing/money';
import type { Sandbox } from '../sandbox';
import type { Invoice } from '../stripe-types';
import { cardFields } from './card-fields';
import type { Attempt } from './checkout-page';
import { html, type Html } from './html';
import { sendPage } from './layout';
import { testCardTable } from './test-card-table';

/** The page of an invoice's form. */
type InvoiceAttempt = Omit<Attempt, 'email'>;

/** The card that the invoice is charged to by itself. */
export function savedCard(sandbox: Sandbox, invoice: Invoice) {
  const id = cardFor(sandbox, invoice);
  return id === null ? undefined : sandbox.store.paymentMethods.get(id);
}

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

function payment(sandbox: Sandbox, invoice: Invoice, attempt: InvoiceAttempt): Html {
  const saved = savedCard(sandbox, invoice);
  const action = `/i/${invoice.id}`;
  return html`<section class="card" aria-labelledby="payment">
    <h2 id="payment">Payment</h2>
    ${attempt.error === null ? null : html`<div class="alert" role="alert">${attempt.error}</div>`}
    ${
      saved === undefined
        ? null
        : html`<form method="post" action="${action}">
              <button class="button" name="card" value="saved">
                Pay with ${brandName(saved.card.brand)} •••• ${saved.card.last4 ?? ''}
              </button>
            </form>
            <p class="or">or with another card</p>`
    }
    <form method="post" action="${action}">
      ${cardFields(attempt.card, attempt.faults)}
      <button class="button" type="submit">Pay</button>
    </form>
    ${testCardTable()}
  </section>`;
}

function facts(invoice: Invoice): Html {
  return html`<dl class="facts">
    <div>
      <dt>Date</dt>
      <dd>${formatDay(invoice.created)}</dd>
    </div>
    <div>
      <dt>Billed to</dt>
      <dd>${invoice.customer_email ?? invoice.customer}</dd>
    </div>
  </dl>`;
}

function lines(invoice: Invoice): Html {
  const { currency } = invoice;
  return html`<table>
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
  </table>`;
}

/** Answers with an invoice's page, on which it is paid while it is open. */
export function sendInvoicePage(
  reply: FastifyReply,
  status: number,
  sandbox: Sandbox,
  invoice: Invoice,
  attempt: InvoiceAttempt,
): FastifyReply {
  const title = `Invoice ${invoice.number ?? ''}`;
  const state = invoice.status ?? 'draft';
  return sendPage(reply, status, {
    title: attempt.error === null ? title : `Error: ${title}`,
    main: html`<div class="${state === 'open' ? 'columns' : ''}">
      <section class="card invoice">
        <h1>${title}</h1>
        <p class="price">
          ${formatAmount(invoice.amount_due, invoice.currency)}
          <span class="badge ${state}">${state}</span>
        </p>
        ${facts(invoice)} ${lines(invoice)}
      </section>
      ${state === 'open' ? payment(sandbox, invoice, attempt) : null}
    </div>`,
  });
}
