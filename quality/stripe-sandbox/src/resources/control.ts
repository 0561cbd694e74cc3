import type { FastifyInstance } from 'fastify';
import { passTime } from '../billing/due';
import { authorize } from '../http/authorize';
import type { Sandbox } from '../sandbox';

const tenYears = 10 * 366 * 24 * 60 * 60;

const advanceBody = {
  type: 'object',
  required: ['seconds'],
  properties: { seconds: { type: 'integer', minimum: 0, maximum: tenYears } },
};

/** After so many, about seven seconds, a receiver is down: a busy or restarting one is back. */
const awaitedAttempts = 4;

/** What Stripe does not have: a clock that can be moved. */
export function controlRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.route<{ Body: { seconds: number } }>({
    method: 'POST',
    url: '/_sandbox/advance',
    onRequest: authorize,
    schema: { body: advanceBody },
    handler: async (request) => {
      const now = sandbox.change(request, () => {
        passTime(sandbox, sandbox.now() + request.body.seconds);
        return sandbox.now();
      });
      const deliveries = await sandbox.webhooks.undelivered(awaitedAttempts);
      const undelivered = deliveries.map(({ id, attempts, refusal }) => ({
        event: id,
        type: sandbox.store.events.find(id).type,
        attempts,
        reason: refusal,
      }));
      return { now, undelivered };
    },
  });
}
