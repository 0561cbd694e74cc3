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

/** What Stripe does not have: the clock's lever and the sign of life. */
export function controlRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/_sandbox/healthz', async () => ({ status: 'ok' }));

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
      return { now, undelivered: await sandbox.webhooks.undelivered() };
    },
  });
}
