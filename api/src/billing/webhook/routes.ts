import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { App } from '../../server/app-type';
import { problems } from '../../server/plugins/openapi';
import { Problem } from '@cpal/server-kit/problem';
import type { Services } from '../../server/services';
import { isForged } from '../stripe/errors';
import { claimEvent, finishEvent, releaseEvent } from './event-claim';
import { handleEvent } from './handle-event';

/** Reads an event whose signature is Stripe's. */
function readEvent({ stripe, settings, metrics }: Services, body: unknown, signature: unknown) {
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new TypeError('no event');
    return stripe.webhooks.constructEvent(body, signature, settings.stripe.webhookSecret);
  } catch (cause) {
    if (cause instanceof TypeError || cause instanceof SyntaxError || isForged(cause)) {
      metrics.webhooks.inc({ outcome: 'refused' });
      throw new Problem('invalid_signature', 'The signature is not valid.', { cause });
    }
    throw cause;
  }
}

async function receive(services: Services, event: Stripe.Event) {
  const { webhooks } = services.metrics;
  const claim = await claimEvent(services, event);
  if (claim !== 'claimed') webhooks.inc({ outcome: claim === 'done' ? 'duplicate' : claim });
  if (claim === 'in_work')
    throw new Problem('event_in_progress', 'This event is being handled already.');
  if (claim === 'done') return;
  try {
    await handleEvent(services, event);
  } catch (cause) {
    webhooks.inc({ outcome: 'failed' });
    await releaseEvent(services, event.id);
    throw new Problem('internal_error', 'The event could not be handled.', { cause });
  }
  await finishEvent(services, event.id);
  webhooks.inc({ outcome: 'handled' });
}

/** `POST /api/stripe/webhook`: the signature covers the bytes, so here the body stays raw. */
export async function webhookRoutes(app: App, services: Services) {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: '/api/stripe/webhook',
      bodyLimit: 1024 * 1024,
      config: { public: true },
      schema: { response: { 200: z.object({ received: z.literal(true) }), ...problems } },
      handler: async (request) => {
        const signature = request.headers['stripe-signature'];
        await receive(services, readEvent(services, request.body, signature));
        return { received: true as const };
      },
    });
  });
}
