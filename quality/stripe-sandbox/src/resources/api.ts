import type { FastifyInstance } from 'fastify';
import { prices, products } from '../billing/catalog';
import { authorize } from '../http/authorize';
import { same } from '../http/page';
import type { Sandbox } from '../sandbox';
import { checkoutSessionRoutes } from './checkout-sessions';
import { customerRoutes } from './customers';
import { stripeRoutes } from './endpoint';
import { invoiceRoutes } from './invoices';
import { paymentMethodRoutes } from './payment-methods';
import { paymentRoutes } from './payments';
import { setupIntentRoutes } from './setup-intents';
import { subscriptionRoutes } from './subscriptions';
import { taxIdRoutes } from './tax-ids';

/** The part of Stripe's API that the sandbox speaks, for holders of a test key. */
export function apiRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  // Stripe takes forms only; a JSON body must fail here as it fails there.
  app.removeContentTypeParser('application/json');
  app.addHook('onRequest', authorize);
  const routes = stripeRoutes(app, sandbox);
  customerRoutes(routes, sandbox);
  taxIdRoutes(routes, sandbox);
  paymentMethodRoutes(routes, sandbox);
  setupIntentRoutes(routes, sandbox);
  checkoutSessionRoutes(routes, sandbox);
  subscriptionRoutes(routes, sandbox);
  invoiceRoutes(routes, sandbox);
  paymentRoutes(routes, sandbox);
  const { list, retrieve } = routes;
  const active = same('active', 'true', 'false');
  const type = same('type', 'one_time', 'recurring');
  list('/prices', prices, { active, product: same('product'), type });
  retrieve('/prices', prices);
  list('/products', products, { active });
  retrieve('/products', products);
  list('/events', sandbox.store.events, { type: same('type') });
  retrieve('/events', sandbox.store.events);
}
