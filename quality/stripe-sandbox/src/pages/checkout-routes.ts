import type { FastifyInstance } from 'fastify';
import { formatMoney } from '@cpal/server-kit/money';
import { paySession } from '../billing/pay-session';
import type { Sandbox } from '../sandbox';
import type { CheckoutSession } from '../stripe-types';
import { prefilledAttempt, sendCheckoutPage } from './checkout-page';
import { sendNotice } from './layout';
import { paymentRoutes, type Closed } from './payment-routes';

/** How long a buyer waits at most for the webhooks of the payment, in milliseconds. */
const webhookLimitMs = 5_000;

const successUrl = ({ success_url, id }: CheckoutSession): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

function closed(session: CheckoutSession | undefined, isPay: boolean): Closed {
  if (session === undefined) {
    const text = 'There is no checkout at this address.';
    return (reply) => sendNotice(reply, 404, { title: 'Not found', text });
  }
  if (session.status === 'complete') {
    const href = successUrl(session);
    // A second click on Pay ends where the first one does.
    if (isPay) return (reply) => reply.redirect(href, 303);
    const text = 'This checkout was completed. You were not charged again.';
    const link = { href, label: 'Continue' };
    return (reply) => sendNotice(reply, 200, { title: 'Already paid', text, link });
  }
  const title = 'This checkout has expired';
  const text = 'Go back to the shop to start again. You were not charged.';
  const link = session.cancel_url === null ? null : { href: session.cancel_url, label: 'Back' };
  return (reply) => sendNotice(reply, 410, { title, text, link });
}

/** The hosted checkout. */
export function checkoutRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { checkoutSessions, customers } = sandbox.store;
  paymentRoutes(app, sandbox, '/c/pay/:id', (id, isPay) => {
    const session = checkoutSessions.get(id);
    if (session?.status !== 'open' || session.expires_at <= sandbox.now()) {
      return closed(session, isPay);
    }
    const customer = customers.get(session.customer ?? '');
    const email = customer?.email ?? session.customer_email;
    return {
      id,
      amount: formatMoney(session.amount_total, session.currency ?? 'usd'),
      email,
      show: (reply, status, attempt = prefilledAttempt(sandbox.now())) =>
        sendCheckoutPage(reply, status, sandbox, session, email, attempt),
      charge: (card, buyer, presence) => {
        paySession(sandbox, session, buyer, card, presence);
        return null;
      },
      conclude: async (reply) => {
        await sandbox.webhooks.undelivered(1, webhookLimitMs);
        return reply.redirect(successUrl(session), 303);
      },
    };
  });
}
