import { setTimeout as sleep } from 'node:timers/promises';
import { receiveEvent } from '@cpal/shared/contract/operation';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { stripeEvents } from '../../db/schema';
import type { App } from '../../http/app-type';
import { Problem } from '@cpal/server-kit/problem';
import { route } from '../../http/route';
import type { Uses } from '../../kernel/services';
import { isForged } from '../../kernel/stripe-errors';
import { readAbout } from './about';
import { storeEvent } from './store-event';

type Deps = Uses<'clock' | 'db' | 'metrics' | 'settings' | 'stripe' | 'webhookStored'>;

/** The longest wait for an event, and between two queries for it. */
const waitLimitMs = 3_000;
const pauseMs = 50;

/** Waits until an event is handled, by whichever process, but no longer than 3 s. */
async function untilHandled({ db }: Uses<'db'>, id: string): Promise<void> {
  const isHandled = and(eq(stripeEvents.id, id), isNotNull(stripeEvents.handledAt));
  const untilMs = Date.now() + waitLimitMs;
  while (Date.now() < untilMs && (await db.$count(stripeEvents, isHandled)) === 0)
    await sleep(pauseMs);
}

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
