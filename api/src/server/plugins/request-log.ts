import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { App } from '../app-type';

/** As the edge server has it: what one takes over and the other does not cannot be joined in logs. */
const longest = 64;

/** The caller's X-Request-Id where it is a plain word, so that logs can be joined; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  const isShort = typeof given === 'string' && given.length <= longest;
  return isShort && /^[\w.-]+$/.test(given) ? given : randomUUID();
}

/**
 * One line per request. It names the route's pattern, never the address, whose path and query may
 * hold ids, nor a header or a body.
 */
export function registerRequestLog(app: App) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.is404 ? null : (request.routeOptions.url ?? null),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}
