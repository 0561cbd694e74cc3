import { maxHeaderSize } from 'node:http';
import { requestLog, requestLogOptions } from '@cpal/server-kit/request-log';
import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { answerErrors } from './http/answer-errors';
import { parseForm } from './http/form';
import { randomText } from './ids';
import { checkoutRoutes } from './pages/checkout-routes';
import { elementsRoutes } from './pages/elements-routes';
import { invoicePageRoutes } from './pages/invoice-routes';
import { pageCss } from './pages/page-css';
import { apiRoutes } from './resources/api';
import { controlRoutes } from './resources/control';
import type { Sandbox } from './sandbox';

interface Parts {
  sandbox: Sandbox;
  /** The text of the bundled browser script. */
  browserScript: string;
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/** The whole server, not listening yet. */
export function buildApp({ sandbox, browserScript, logger }: Parts): FastifyInstance {
  const app: FastifyInstance = fastify({
    logger,
    ...requestLogOptions(),
    genReqId: () => `req_${randomText(14)}`,
    // An id of any length is looked for: one that is too long is a missing object, as at Stripe.
    routerOptions: { querystringParser: parseForm, maxParamLength: maxHeaderSize },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => parseForm(body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id);
  });
  // Of the address only the route's pattern is logged: addresses carry session ids.
  app.addHook(
    'onRequest',
    requestLog(({ routeOptions }) => ({ route: routeOptions.url ?? null })),
  );
  answerErrors(app);
  controlRoutes(app, sandbox);
  checkoutRoutes(app, sandbox);
  invoicePageRoutes(app, sandbox);
  elementsRoutes(app, sandbox);
  app.get('/assets/page.css', async (_request, reply) => reply.type('text/css').send(pageCss));
  app.get('/stripe.js', async (_request, reply) =>
    // Pages of any origin may load it.
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(browserScript),
  );
  void app.register(async (api) => apiRoutes(api, sandbox), { prefix: '/v1' });
  return app;
}
