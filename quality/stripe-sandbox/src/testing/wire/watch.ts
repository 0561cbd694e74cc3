import type { FastifyInstance } from 'fastify';
import { wireFaults } from './check';

/**
 * Checks every answer of Stripe's API that a server gives from now on.
 * @returns what was wrong so far, a list that grows.
 */
export function watchAnswers(app: FastifyInstance): readonly string[] {
  const faults: string[] = [];
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!request.url.startsWith('/v1/')) return;
    const found = wireFaults(JSON.parse(String(payload)));
    faults.push(...found.map((fault) => `${request.method} ${request.routeOptions.url}: ${fault}`));
  });
  return faults;
}
