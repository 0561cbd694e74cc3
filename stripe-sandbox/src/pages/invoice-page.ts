import type { FastifyReply } from 'fastify';
import { formatAmount, formatDay } from '../billing/money';
import type { Invoice, PaymentMethod } from '../stripe-types';
import type { Attempt } from './attempt';
import { cardFields, testCardList } from './card-fields';
import { alert } from './checkout-page';
import { html, type Html } from './html';
import { sendPage } from './layout';

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

const payWithSaved = (action: string, { card }: PaymentMethod): Html =>
  html`<form method="post" action="${action}">
      <button class="button" name="card" value="saved">
        Pay with ${brandName(card.brand)} •••• ${card.last4 ?? ''}
      </button>
    </form>
    <p>or with another card</p>`;

function payment({ id }: Invoice, saved: PaymentMethod | undefined, attempt: Attempt): Html {
  const action = `/i/${id}`;
  return html`<section class="card" aria-labelledby="payment">
    <h2 id="payment">Payment</h2>
    ${alert(attempt)} ${saved === undefined ? null : payWithSaved(action, saved)}
    <form method="post" action="${action}">
      ${cardFields(attempt.card, attempt.faults)}
      <button class="button" type="submit">Pay</button>
    </form>
    ${testCardList()}
  </section>`;
}

const lineRow = ({ amount, currency, description, period }: Invoice['lines']['data'][number]) =>
  html`<tr>
    <td>
      ${description ?? ''}
      <small>${formatDay(period.start)} – ${formatDay(period.end)}</small>
    </td>
    <td class="amount">${formatAmount(amount, currency)}</td>
  </tr>`;

const sumRow = (label: string, amount: string): Html =>
  html`<tr>
    <th scope="row">${label}</th>
    <td class="amount">${amount}</td>
  </tr>`;

/**
 * Answers with an invoice's page, on which it is paid while it is open.
 * @param saved the card that it is charged to by itself.
 */
export function sendInvoicePage(
  reply: FastifyReply,
  status: number,
  invoice: Invoice,
  saved: PaymentMethod | undefined,
  attempt: Attempt,
): FastifyReply {
  const title = `Invoice ${invoice.number ?? ''}`;
  const { amount_due, amount_remaining, currency, status: state, total } = invoice;
  const isOpen = state === 'open';
  return sendPage(reply, status, {
    title: attempt.error === null ? title : `Error: ${title}`,
    main: html`<div class="${isOpen ? 'columns' : ''}">
      <section class="card">
        <h1>${title}</h1>
        <p class="price">
          ${formatAmount(amount_due, currency)} <span class="badge ${state}">${state}</span>
        </p>
        <p>
          ${formatDay(invoice.created)}, billed to ${invoice.customer_email ?? invoice.customer}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Description</th>
              <th scope="col" class="amount">Amount</th>
            </tr>
          </thead>
          <tbody>
            ${invoice.lines.data.map(lineRow)}
          </tbody>
          <tfoot>
            ${sumRow('Total', formatAmount(total, currency))}
            ${sumRow('Amount due', formatAmount(amount_remaining, currency))}
          </tfoot>
        </table>
      </section>
      ${isOpen ? payment(invoice, saved, attempt) : null}
    </div>`,
  });
}
