import type { FastifyReply } from 'fastify';
import { productName } from '../billing/catalog';
import { sessionPrice } from '../billing/checkout-session';
import { formatMoney } from '@cpal/server-kit/money';
import type { Sandbox } from '../sandbox';
import type { CheckoutSession } from '../stripe-types';
import { emptyAttempt, type Attempt } from './attempt';
import { businessFields } from './business-fields';
import { cardFields, testCardList } from './card-fields';
import { html, type Html } from '@cpal/server-kit/html';
import { alert, sendPage } from './layout';

/** The first visit: the test card is filled in, so that Pay works immediately. */
export function prefilledAttempt(now: number): Attempt {
  const year = new Date(now * 1000).getUTCFullYear() + 5;
  const card = { number: '4242 4242 4242 4242', expiry: `12 / ${year % 100}`, cvc: '123' };
  return { ...emptyAttempt, card };
}

const emailField = (known: string | null, typed: string): Html =>
  known === null
    ? html`<div class="field">
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          value="${typed}"
          autocomplete="email"
          required
        />
      </div>`
    : html`<p>${known}</p>`;

/**
 * Answers with the page on which a session is paid.
 * @param email the buyer's, where it is known.
 */
export function sendCheckoutPage(
  reply: FastifyReply,
  status: number,
  sandbox: Sandbox,
  session: CheckoutSession,
  email: string | null,
  attempt: Attempt,
): FastifyReply {
  const title = `Subscribe to ${productName(sessionPrice(sandbox, session))}`;
  const total = formatMoney(session.amount_total, session.currency ?? 'usd');
  const { cancel_url: cancel } = session;
  const main = html`<div class="columns">
    <section aria-labelledby="plan">
      <h1 id="plan">${title}</h1>
      <p class="price">${total} <small>per month</small></p>
      <p>Total due today: ${total}${session.automatic_tax.enabled ? ', plus tax' : ''}</p>
    </section>
    <section class="card" aria-labelledby="payment">
      <h2 id="payment">Payment</h2>
      ${alert(attempt.error)}
      <form method="post" action="/c/pay/${session.id}">
        ${emailField(email, attempt.email)}
        ${session.tax_id_collection?.enabled ? businessFields(attempt.business) : null}
        ${cardFields(attempt)}
        <button class="button" type="submit">Pay</button>
        ${cancel && html`<a class="cancel" href="${cancel}">Cancel</a>`}
      </form>
      ${testCardList()}
    </section>
  </div>`;
  return sendPage(reply, status, title, main, attempt.error);
}
