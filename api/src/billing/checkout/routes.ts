import * as contract from '@cpal/shared/contract/billing';
import type { App } from '../../server/app-type';
import { problems } from '../../server/plugins/openapi';
import type { Services } from '../../server/services';
import { createCheckout } from './checkout';

/** What is on sale, and the way to buy it. */
export function checkoutRoutes(app: App, services: Services) {
  app.route({
    method: 'GET',
    url: '/api/stripe-prices',
    config: { public: true },
    schema: { response: { 200: contract.prices, ...problems } },
    handler: async (_request, reply) => {
      const prices = await services.catalog.prices();
      return reply.header('cache-control', 'public, max-age=60').send(prices);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/create-checkout-session',
    config: { public: true, bearer: 'optional', limits: 'checkout' },
    schema: {
      body: contract.createCheckout,
      response: { 200: contract.checkout, ...problems },
    },
    handler: (request) => createCheckout(services, request.member?.user ?? null, request.body),
  });
}
