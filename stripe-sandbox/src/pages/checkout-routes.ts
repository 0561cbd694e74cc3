import type { FastifyInstance, FastifyReply } from 'fastify';
import { paySession } from '../billing/pay-session';
import { cardFaults, readCard } from '../cards/card-input';
import type { Form } from '../http/form';
import { StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { CheckoutSession } from '../stripe-types';
import { firstAttempt, knownEmail, sendCheckoutPage, type Attempt } from './checkout-page';
import { sendNotice } from './layout';

/** How long a buyer waits at most for the shop to hear of the payment, in milliseconds. */
const webhookLimitMs = 5_000;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface Route {
  Params: { id: string };
  Body: Form | undefined;
}

function successUrl({ success_url, id }: CheckoutSession): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function isOpen(sandbox: Sandbox, session: CheckoutSession): boolean {
  return session.status === 'open' && session.expires_at > sandbox.now();
}

function sendClosed(reply: FastifyReply, session: CheckoutSession | undefined): FastifyReply {
  if (session === undefined) {
    const text = 'There is no checkout at this address.';
    return sendNotice(reply, 404, { title: 'Not found', text });
  }
  if (session.status === 'complete') {
    return sendNotice(reply, 200, {
      title: 'Already paid',
      text: 'This checkout was completed. You were not charged again.',
      link: { href: successUrl(session), label: 'Continue' },
    });
  }
  const { cancel_url } = session;
  return sendNotice(reply, 410, {
    title: 'This checkout has expired',
    text: 'Go back to the shop to start again. You were not charged.',
    link: cancel_url === null ? null : { href: cancel_url, label: 'Back' },
  });
}

/** What was typed, with everything that can be said about it without asking the bank. */
function readAttempt(sandbox: Sandbox, session: CheckoutSession, form: Form): Attempt {
  const typed = (name: string): string => {
    const value = form[name];
    return typeof value === 'string' ? value.slice(0, 256) : '';
  };
  const card = { number: typed('number'), expiry: typed('expiry'), cvc: typed('cvc') };
  const faults = cardFaults(readCard(card), new Date(sandbox.now() * 1000));
  const email = knownEmail(sandbox, session) || typed('email').trim();
  const noEmail = emailShape.test(email) ? null : 'Your email is invalid.';
  return { email, card, faults, error: noEmail ?? faults[0]?.message ?? null };
}

/** The hosted checkout: the page, and what its button Pay does. */
export function checkoutRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { checkoutSessions } = sandbox.store;

  app.get<Pick<Route, 'Params'>>('/c/pay/:id', async (request, reply) => {
    const session = checkoutSessions.get(request.params.id);
    if (session === undefined || !isOpen(sandbox, session)) return sendClosed(reply, session);
    const attempt = firstAttempt(knownEmail(sandbox, session), sandbox.now());
    return sendCheckoutPage(reply, 200, sandbox, session, attempt);
  });

  app.post<Route>('/c/pay/:id', async (request, reply) => {
    const session = checkoutSessions.get(request.params.id);
    // A second click on Pay ends where the first one does.
    if (session?.status === 'complete') return reply.redirect(successUrl(session), 303);
    if (session === undefined || !isOpen(sandbox, session)) return sendClosed(reply, session);
    const attempt = readAttempt(sandbox, session, request.body ?? {});
    if (attempt.error !== null) {
      return sendCheckoutPage(reply, 422, sandbox, session, attempt);
    }
    try {
      await sandbox.change({ requestId: request.id, idempotencyKey: null }, () =>
        paySession(sandbox, session, attempt.email, readCard(attempt.card)),
      );
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      const refused = { ...attempt, error: error.body.message };
      return sendCheckoutPage(reply, error.status, sandbox, session, refused);
    }
    await sandbox.webhooks.attempted(webhookLimitMs);
    return reply.redirect(successUrl(session), 303);
  });
}
