import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatAmount } from '../billing/money';
import { finishSession, paySession } from '../billing/pay-session';
import { takePending } from '../billing/pending-payment';
import type { Form } from '../http/form';
import { StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { CheckoutSession } from '../stripe-types';
import { firstAttempt, knownEmail, sendCheckoutPage, type Attempt } from './checkout-page';
import { noCard } from './card-fields';
import { hasAgreed, notAuthenticatedProblem, sendChallenge } from './challenge';
import { sendNotice } from './layout';
import { readTypedCard, typedText } from './typed-card';

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
function readAttempt(sandbox: Sandbox, session: CheckoutSession, form: Form) {
  const typed = readTypedCard(sandbox, form);
  const email = knownEmail(sandbox, session) || typedText(form, 'email').trim();
  const noEmail = emailShape.test(email) ? null : 'Your email is invalid.';
  return { ...typed, email, error: noEmail ?? typed.error };
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

  /** Leads on once the shop knows, or shows the page again with the reason. */
  const answer = async (
    reply: FastifyReply,
    session: CheckoutSession,
    attempt: Attempt,
    pay: () => CheckoutSession | null,
  ) => {
    try {
      if (pay() === null) return await reply.redirect(`/c/pay/${session.id}/authenticate`, 303);
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      const refused = { ...attempt, error: error.body.message };
      return sendCheckoutPage(reply, error.status, sandbox, session, refused);
    }
    await sandbox.webhooks.attempted(webhookLimitMs);
    return reply.redirect(successUrl(session), 303);
  };

  app.post<Route>('/c/pay/:id', async (request, reply) => {
    const session = checkoutSessions.get(request.params.id);
    // A second click on Pay ends where the first one does.
    if (session?.status === 'complete') return reply.redirect(successUrl(session), 303);
    if (session === undefined || !isOpen(sandbox, session)) return sendClosed(reply, session);
    const attempt = readAttempt(sandbox, session, request.body ?? {});
    if (attempt.error !== null) {
      return sendCheckoutPage(reply, 422, sandbox, session, attempt);
    }
    return answer(reply, session, attempt, () =>
      sandbox.change(request, () => paySession(sandbox, session, attempt.email, attempt.input)),
    );
  });

  app.get<Pick<Route, 'Params'>>('/c/pay/:id/authenticate', async (request, reply) => {
    const session = checkoutSessions.get(request.params.id);
    if (session === undefined || !isOpen(sandbox, session)) return sendClosed(reply, session);
    if (sandbox.store.pendingPayments.get(session.id) === undefined) {
      return reply.redirect(`/c/pay/${session.id}`, 303);
    }
    const amount = formatAmount(session.amount_total, session.currency ?? 'usd');
    return sendChallenge(reply, { amount, formTargets: [new URL(session.success_url).origin] });
  });

  app.post<Route>('/c/pay/:id/authenticate', async (request, reply) => {
    const session = checkoutSessions.get(request.params.id);
    if (session === undefined || !isOpen(sandbox, session)) return sendClosed(reply, session);
    const pending = takePending(sandbox, session.id);
    if (pending === null) return reply.redirect(`/c/pay/${session.id}`, 303);
    const attempt: Attempt = { email: pending.email, card: noCard, faults: [], error: null };
    return answer(reply, session, attempt, () => {
      if (!hasAgreed(request.body)) throw notAuthenticatedProblem();
      return sandbox.change(request, () => finishSession(sandbox, session, pending));
    });
  });
}
