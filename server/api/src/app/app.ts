import { maxHeaderSize } from 'node:http';
import { answerBadBytes } from '@cpal/server-kit/bad-bytes';
import { requestLog, requestLogOptions } from '@cpal/server-kit/request-log';
import { type FastifyRequest, type FastifyServerOptions, fastify } from 'fastify';
import { describeClient } from '../accounts/sessions/describe-client';
import { findMember } from '../accounts/sessions/members';
import type { App } from '../http/app-type';
import { registerRequestMetrics } from '../http/request-metrics';
import { registerAuth } from '../http/plugins/auth';
import { registerBodies } from '../http/plugins/bodies';
import { registerDocs } from '../http/plugins/docs';
import { registerErrors } from '../http/plugins/errors';
import { registerForwarding } from '../http/plugins/forwarding';
import { registerHeaders } from '../http/plugins/headers';
import { registerIdempotency } from '../http/plugins/idempotency';
import { registerLifecycle } from '../http/plugins/lifecycle';
import { collectRoutes, openapiRoute } from '../http/plugins/openapi';
import { registerRateLimits } from '../http/plugins/rate-limits';
import { registerRequestContext } from '../http/plugins/request-context';
import { serializerCompiler } from '../http/plugins/serializer';
import { answerBadAddress } from '../http/plugins/unreadable';
import { validatorCompiler } from '../http/plugins/validator';
import type { Dependencies } from './dependencies';
import { DrainingServer } from './draining-server';
import { routeModules } from './routes';
import type { Services } from '../kernel/services';
import { createServices } from './services';

type LoggerOption = NonNullable<FastifyServerOptions['logger']>;

interface Built {
  app: App;
  services: Services;
}

/** Milliseconds: a request must have come whole, and an unused connection is closed. */
const requestTimeoutMs = 30_000;
const keepAliveTimeoutMs = 72_000;

const routeOf = ({ is404, routeOptions }: FastifyRequest) => ({
  route: is404 ? null : (routeOptions.url ?? null),
});

/** Builds the server without listening, so that tests inject requests, time and Stripe. */
export async function buildApp(
  dependencies: Dependencies & { logger: LoggerOption },
): Promise<Built> {
  const { settings, lifecycle, logger } = dependencies;
  const app: App = fastify({
    logger,
    ...requestLogOptions(),
    trustProxy: settings.trustProxy,
    bodyLimit: 64 * 1024,
    // As long as Node lets an address be: a route's schema says how long its own names are.
    routerOptions: { maxParamLength: maxHeaderSize },
    serverFactory: (handler) =>
      new DrainingServer(
        { requestTimeout: requestTimeoutMs, keepAliveTimeout: keepAliveTimeoutMs },
        handler,
      ),
    forceCloseConnections: false,
    // While stopping, what still arrives on an open connection is answered as usual.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: (error, socket) => answerBadBytes(app.log, error, socket),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  registerForwarding(app, settings.edgeSecrets);
  const services = await createServices(dependencies, app.log);
  const { refuseOtherMethods } = registerErrors(app);
  const getDocument = collectRoutes(app, settings);
  registerBodies(app);
  // The route's pattern: the address may hold ids.
  app.addHook('onRequest', requestLog(routeOf));
  registerRequestMetrics(app, services.metrics);
  registerHeaders(app);
  registerLifecycle(app, lifecycle);
  if (settings.rateLimits) registerRateLimits(app, services);
  registerAuth(app, (authorization) => findMember(services, authorization));
  registerRequestContext(app, describeClient);
  registerIdempotency(app, services);

  for (const register of routeModules) await register(app, services);
  openapiRoute(app, getDocument);
  await refuseOtherMethods();
  if (settings.showsDocs) await registerDocs(app, getDocument);
  return { app, services };
}
