import type { FastifyReply } from 'fastify';
import { formatMoney } from '@cpal/server-kit/money';
import { formatDay } from '../billing/day';
import type { Invoice, PaymentMethod } from '../stripe-types';
import type { Attempt } from './attempt';
import { cardFields, testCardList } from './card-fields';
import { billedTo, getSums } from '../billing/invoice-facts';
import { html, type Html } from '@cpal/server-kit/html';
import { alert, sendPage } from './layout';

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const payWithSaved = (action: string, { card }: PaymentMethod): Html =>
  html`<form method="post" action="${action}">
      <button class="button" name="card" value="saved">
        Pay with ${capitalized(card.brand)} •••• ${card.last4 ?? ''}
      </button>
    </form>
    <p>or with another card</p>`;

function payment({ id }: Invoice, saved: PaymentMethod | undefined, attempt: Attempt): Html {
  const action = `/i/${id}`;
  return html`<section class="card" aria-labelledby="payment">
    <h2 id="payment">Payment</h2>
    ${alert(attempt.error)} ${saved === undefined ? null : payWithSaved(action, saved)}
    <form method="post" action="${action}">
      ${cardFields(attempt)}
      <button class="button" type="submit">Pay</button>
    </form>
    ${testCardList()}
  </section>`;
}

const row = (label: Html | string, cents: number, currency: string): Html =>
  html`<tr>
    <th scope="row">${label}</th>
    <td>${formatMoney(cents, currency)}</td>
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
  const { amount_due, currency, footer, lines, status: state } = invoice;
  const lineRows = lines.data.map(({ amount, description, period }) => {
    const days = `${formatDay(period.start)} – ${formatDay(period.end)}`;
    return row(html`${description} <small>${days}</small>`, amount, currency);
  });
  const isOpen = state === 'open';
  const main = html`<div class="${isOpen ? 'columns' : ''}">
    <section class="card">
      <h1>${title}</h1>
      <p class="price">
        ${formatMoney(amount_due, currency)}
        <span class="badge ${state}">${capitalized(state ?? '')}</span>
      </p>
      <p>${formatDay(invoice.created)}</p>
      <address>${billedTo(invoice).map((line) => html`${line}<br />`)}</address>
      <table>
        <tbody>
          ${lineRows} ${getSums(invoice).map(([name, cents]) => row(name, cents, currency))}
        </tbody>
      </table>
      ${footer === null ? null : html`<p>${footer}</p>`}
      <a href="${invoice.invoice_pdf ?? ''}">Download PDF</a>
    </section>
    ${isOpen ? payment(invoice, saved, attempt) : null}
  </div>`;
  return sendPage(reply, status, title, main, attempt.error);
}
