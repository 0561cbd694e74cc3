import { receiveEvent } from '@cpal/shared/contract/operation';
import type { Stripe } from 'stripe';
import type { App } from '../../http/app-type';
import { Problem } from '@cpal/server-kit/problem';
import { route } from '../../http/route';
import type { Uses } from '../../kernel/services';
import { isForged } from '../../kernel/stripe-errors';
import { readAbout } from './about';
import { storeEvent } from './store-event';
import { untilHandled } from './until-handled';

type Deps = Uses<'clock' | 'db' | 'metrics' | 'settings' | 'stripe' | 'webhookStored'>;

/** Reads an event whose signature is Stripe's. */
function readEvent({ stripe, settings, metrics }: Deps, body: unknown, signature: unknown) {
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

/**
 * Stores an event for the worker (decision 61).
 * @throws the database's error where it cannot be stored, so that Stripe sends it again.
 */
async function receive(services: Deps, event: Stripe.Event) {
  const about = readAbout(event);
  const { id, type } = event;
  const outcome = about === null ? 'ignored' : await storeEvent(services, { id, type, about });
  services.metrics.webhooks.inc({ outcome });
  if (outcome === 'stored') services.webhookStored();
  // Stripe's page sends its visitor back here once this is answered, and the screen there is to be true.
  if (type === 'checkout.session.completed') await untilHandled(services, id);
}

/** `POST /api/stripe/webhook`: the signature covers the bytes, so here the body stays raw. */
export async function webhookRoutes(app: App, services: Deps) {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    route(scope, receiveEvent, {
      bodyLimit: 1024 * 1024,
      handler: async (request) => {
        const signature = request.headers['stripe-signature'];
        await receive(services, readEvent(services, request.body, signature));
        return { received: true };
      },
    });
  });
}
