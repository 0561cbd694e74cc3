import type { FastifyInstance } from 'fastify';
import { authorize } from '../http/authorize';
import { same } from '../http/page';
import type { Sandbox } from '../sandbox';
import { catalogueRoutes } from './catalogue';
import { checkoutSessionRoutes } from './checkout-sessions';
import { customerRoutes } from './customers';
import { stripeRoutes } from './endpoint';
import { invoiceRoutes } from './invoices';
import { paymentMethodRoutes } from './payment-methods';
import { setupIntentRoutes } from './setup-intents';
import { subscriptionRoutes } from './subscriptions';

/** The part of Stripe's API that the sandbox speaks, for holders of a test key. */
export function apiRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  // Stripe takes forms only; a JSON body must fail here as it fails there.
  app.removeContentTypeParser('application/json');
  app.addHook('onRequest', authorize);
  const routes = stripeRoutes(app, sandbox);
  catalogueRoutes(routes);
  customerRoutes(routes, sandbox);
  paymentMethodRoutes(routes, sandbox);
  setupIntentRoutes(routes, sandbox);
  checkoutSessionRoutes(routes, sandbox);
  subscriptionRoutes(routes, sandbox);
  invoiceRoutes(routes, sandbox);
  const { events } = sandbox.store;
  routes.list('/events', 'event', () => events.all(), { type: same('type') });
  routes.retrieve('/events', events, 'event');
}
