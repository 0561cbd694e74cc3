import type { FastifyInstance } from 'fastify';
import { wireFailures } from './check';

/**
 * Checks every answer of Stripe's API that a server gives from now on.
 * @returns what was wrong so far, a list that grows.
 */
export function watchAnswers(app: FastifyInstance): readonly string[] {
  const failures: string[] = [];
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!request.url.startsWith('/v1/')) return;
    const found = wireFailures(JSON.parse(String(payload)));
    failures.push(
      ...found.map((failure) => `${request.method} ${request.routeOptions.url}: ${failure}`),
    );
  });
  return failures;
}
