import * as calls from '@cpal/shared/contract/billing/checkout';
import type { App } from '../../http/app-type';
import { route } from '../../http/route';
import type { Services } from '../../kernel/services';
import { createCheckout } from './checkout';

/** What is on sale, and the way to buy it. */
export function checkoutRoutes(app: App, services: Services) {
  route(app, calls.listPrices, {
    handler: async (_request, reply) => {
      const prices = await services.catalog.prices();
      reply.header('cache-control', 'public, max-age=60');
      return prices;
    },
  });

  route(app, calls.createCheckout, {
    idempotent: true,
    limits: 'checkout',
    handler: ({ member, body }) => createCheckout(services, member?.user ?? null, body),
  });
}
