import type { FastifyInstance } from 'fastify';
import { authorize } from '../http/authorize';
import type { Sandbox } from '../sandbox';
import { checkoutSessionRoutes } from './checkout-sessions';
import { customerRoutes } from './customers';
import { eventRoutes } from './events';
import { invoiceDraftRoutes } from './invoice-drafts';
import { invoicePreviewRoute } from './invoice-preview';
import { invoiceRoutes } from './invoices';
import { paymentMethodRoutes } from './payment-methods';
import { priceRoutes } from './prices';
import { productRoutes } from './products';
import { setupIntentRoutes } from './setup-intents';
import { subscriptionRoutes } from './subscriptions';

/** The part of Stripe's API that the sandbox speaks, for holders of a test key. */
export function apiRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  // Stripe takes forms only; a JSON body must fail here as it fails there.
  app.removeContentTypeParser('application/json');
  app.addHook('onRequest', authorize);
  customerRoutes(app, sandbox);
  paymentMethodRoutes(app, sandbox);
  setupIntentRoutes(app, sandbox);
  productRoutes(app, sandbox);
  priceRoutes(app, sandbox);
  checkoutSessionRoutes(app, sandbox);
  subscriptionRoutes(app, sandbox);
  invoiceRoutes(app, sandbox);
  invoiceDraftRoutes(app, sandbox);
  invoicePreviewRoute(app, sandbox);
  eventRoutes(app, sandbox);
}
