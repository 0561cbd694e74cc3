import type { App } from '../app-type';
import type { Lifecycle } from '../../kernel/lifecycle';
import { Problem } from '@cpal/server-kit/problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers in every phase: what a supervisor asks. */
    always?: true;
  }
}

/**
 * Answers nothing before the tables are there. While the server stops it answers everything that still
 * comes, and asks each caller to hang up.
 */
export function registerLifecycle(app: App, lifecycle: Lifecycle) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (lifecycle.phase === 'starting' && !request.routeOptions.config.always)
      throw new Problem('not_ready', 'The server is starting. Please try again in a moment.', {
        headers: { 'retry-after': '1' },
      });
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.phase === 'stopping') reply.header('connection', 'close');
    done(null, payload);
  });
}
