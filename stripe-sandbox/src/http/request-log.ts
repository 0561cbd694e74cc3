import type { FastifyInstance } from 'fastify';

/**
 * One line per request. The route's pattern stands for the address, because addresses carry session
 * ids; bodies and headers are never logged.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
