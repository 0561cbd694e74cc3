import type { App } from '../app-type';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** May be called by a page of any origin: what a blog's script calls. */
    anyOrigin?: true;
  }
}

/** Nothing is cached unless a handler says so, and no other origin may call unless its route does. */
export function registerHeaders(app: App) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    if (request.routeOptions.config.anyOrigin)
      reply.headers({
        'access-control-allow-origin': '*',
        // When a reader can ask again; a script of another origin reads it only if it is named here.
        'access-control-expose-headers': 'retry-after',
      });
    done();
  });
}
