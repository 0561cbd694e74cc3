import type { FastifyReply } from 'fastify';
import { productName, unitAmount } from '../billing/catalogue';
import { sessionLines } from '../billing/checkout-session';
import { formatAmount } from '../billing/money';
import type { CardFault } from '../cards/card-input';
import type { Sandbox } from '../sandbox';
import type { CheckoutSession } from '../stripe-types';
import { cardFields, type CardTexts } from './card-fields';
import { html, type Html } from './html';
import { sendPage } from './layout';
import { testCardTable } from './test-card-table';

/** What the buyer typed and what is wrong with it. */
export interface Attempt {
  email: string;
  card: CardTexts;
  faults: readonly CardFault[];
  /** Why it did not work, in one sentence; null on the first visit. */
  error: string | null;
}

/** The first visit: the test card is filled in, so that Pay works at once. */
export function firstAttempt(email: string, now: number): Attempt {
  const year = new Date(now * 1000).getUTCFullYear() + 5;
  const card = { number: '4242 4242 4242 4242', expiry: `12 / ${year % 100}`, cvc: '123' };
  return { email, card, faults: [], error: null };
}

/** The buyer's address where the session knows it; empty where the page has to ask. */
export function knownEmail(sandbox: Sandbox, session: CheckoutSession): string {
  const customer = sandbox.store.customers.get(session.customer ?? '');
  return customer?.email ?? session.customer_email ?? '';
}

function emailField(known: string, typed: string): Html {
  if (known !== '') {
    return html`<dl class="facts">
      <div>
        <dt>Email</dt>
        <dd>${known}</dd>
      </div>
    </dl>`;
  }
  return html`<div class="field">
    <label for="email">Email</label>
    <input id="email" name="email" type="email" value="${typed}" autocomplete="email" required />
  </div>`;
}

/** Answers with the page on which a session is paid. */
export function sendCheckoutPage(
  reply: FastifyReply,
  status: number,
  sandbox: Sandbox,
  session: CheckoutSession,
  attempt: Attempt,
): FastifyReply {
  const lines = sessionLines(sandbox, session);
  const names = lines.map(({ price }) => productName(price)).join(', ');
  const total = formatAmount(session.amount_total, session.currency ?? 'usd');
  const interval = lines[0]?.price.recurring?.interval ?? 'month';
  const title = `Subscribe to ${names}`;
  const cancel = session.cancel_url;
  return sendPage(reply, status, {
    title: attempt.error === null ? title : `Error: ${title}`,
    formTargets: [new URL(session.success_url).origin],
    main: html`<div class="columns">
      <section class="summary" aria-labelledby="plan">
        <h1 id="plan">${title}</h1>
        <p class="price">${total} <span>per ${interval}</span></p>
        <dl class="facts">
          ${lines.map(
            ({ price, quantity, amount_total }) =>
              html`<div>
                <dt>
                  ${productName(price)}
                  <small>${quantity} × ${formatAmount(unitAmount(price), price.currency)}</small>
                </dt>
                <dd>${formatAmount(amount_total, price.currency)}</dd>
              </div>`,
          )}
          <div class="total">
            <dt>Total due today</dt>
            <dd>${total}</dd>
          </div>
        </dl>
      </section>
      <section class="card" aria-labelledby="payment">
        <h2 id="payment">Payment</h2>
        ${
          attempt.error === null
            ? null
            : html`<div class="alert" role="alert">${attempt.error}</div>`
        }
        <form method="post" action="/c/pay/${session.id}">
          ${emailField(knownEmail(sandbox, session), attempt.email)}
          ${cardFields(attempt.card, attempt.faults)}
          <button class="button" type="submit">Pay</button>
          ${cancel && html`<a class="cancel" href="${cancel}">Cancel</a>`}
        </form>
        ${testCardTable()}
      </section>
    </div>`,
  });
}
