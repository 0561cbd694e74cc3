import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asksBuyer, rememberAnswer, type Presence } from '../billing/charge';
import { createCard } from '../billing/payment-methods';
import { notAuthenticated } from '../cards/declines';
import type { Form } from '../http/form';
import { StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Buyer } from '../store/store';
import type { PaymentMethod } from '../stripe-types';
import { emptyAttempt, readAttempt, type Attempt } from './attempt';
import { challenge, challengeTitle } from './challenge';
import { html } from '@cpal/server-kit/html';
import { sendPage } from './layout';

/** What a hosted page takes a payment for: a checkout session or an invoice. */
export interface Payment {
  id: string;
  /** As people read it. */
  amount: string;
  /** The buyer's email; null if the page asks for it. */
  email: string | null;
  /** The card that can be charged without typing it. */
  savedCard?: PaymentMethod | undefined;
  /** Answers with the page; without an attempt, as it is first seen. */
  show: (reply: FastifyReply, status: number, attempt?: Attempt) => FastifyReply;
  /** Returns a problem to store what failed, throws one to undo it. */
  charge: (card: PaymentMethod, buyer: Buyer, presence: Presence) => StripeProblem | null;
  /** Answers once it is paid. */
  conclude: (reply: FastifyReply) => Promise<FastifyReply>;
}

/** Answers where nothing can be paid. */
export type Closed = (reply: FastifyReply) => FastifyReply;

interface Route {
  Params: { id: string };
  Body: Form | undefined;
}

/**
 * Serves the hosted page at `path`, what its button Pay does, and the question of the card's bank.
 * @param look finds the payment by the page's id.
 */
export function paymentRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  path: string,
  look: (id: string, isPay: boolean) => Payment | Closed,
): void {
  const { paymentMethods, pendingPayments } = sandbox.store;
  const pageOf = ({ id }: Payment) => path.replace(':id', id);

  const serve = (
    method: 'GET' | 'POST',
    url: string,
    answer: (payment: Payment, reply: FastifyReply, request: FastifyRequest<Route>) => unknown,
  ) =>
    app.route<Route>({
      method,
      url,
      handler: async (request, reply) => {
        const payment = look(request.params.id, method === 'POST');
        return typeof payment === 'function' ? payment(reply) : answer(payment, reply, request);
      },
    });

  /** Redirects where it is paid or the bank asks, or shows the page again with the reason. */
  const tryToPay = async (
    payment: Payment,
    reply: FastifyReply,
    attempt: Attempt,
    pay: () => StripeProblem | 'asks' | null,
  ) => {
    let result: ReturnType<typeof pay>;
    try {
      result = pay();
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      result = error;
    }
    if (result === null) return payment.conclude(reply);
    if (result === 'asks') return reply.redirect(`${pageOf(payment)}/authenticate`, 303);
    return payment.show(reply, result.status, { ...attempt, error: result.body.message });
  };

  serve('GET', path, ({ show }, reply) => show(reply, 200));

  serve('POST', path, (payment, reply, request) => {
    const { id, email, savedCard } = payment;
    const form = request.body ?? {};
    const attempt = readAttempt(sandbox, form, email);
    const buyer = { email: attempt.email, business: attempt.business };
    const saved = form['card'] === 'saved' ? savedCard : undefined;
    if (saved === undefined && attempt.error !== null) return payment.show(reply, 422, attempt);
    return tryToPay(payment, reply, attempt, () =>
      sandbox.change(request, () => {
        const card = saved ?? createCard(sandbox, attempt.input, attempt.email);
        if (!asksBuyer(sandbox, card.id, 'present')) {
          return payment.charge(card, buyer, 'present');
        }
        pendingPayments.put({ id, paymentMethod: card.id, buyer });
        return 'asks';
      }),
    );
  });

  serve('GET', `${path}/authenticate`, (payment, reply) => {
    const { id, amount } = payment;
    if (pendingPayments.get(id) === undefined) return reply.redirect(pageOf(payment), 303);
    const main = html`<section class="card notice">
      <form method="post">${challenge(`for a payment of ${amount}`)}</form>
    </section>`;
    return sendPage(reply, 200, challengeTitle, main);
  });

  serve('POST', `${path}/authenticate`, (payment, reply, request) => {
    const pending = pendingPayments.get(payment.id);
    if (pending === undefined) return reply.redirect(pageOf(payment), 303);
    const { buyer, paymentMethod } = pending;
    // A question is answered once, with yes or no.
    sandbox.change(request, () => pendingPayments.remove(payment.id));
    return tryToPay(payment, reply, { ...emptyAttempt, ...buyer }, () => {
      if (request.body?.['outcome'] !== 'complete') {
        const code = 'authentication_failure';
        throw new StripeProblem(402, { type: 'card_error', code, message: notAuthenticated });
      }
      return sandbox.change(request, () => {
        rememberAnswer(sandbox, paymentMethod);
        const card = paymentMethods.find(paymentMethod);
        return payment.charge(card, buyer, 'authenticated');
      });
    });
  });
}
