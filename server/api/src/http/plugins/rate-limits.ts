import type { FastifyReply, FastifyRequest } from 'fastify';
import { simulatedTime } from '../simulated-time';
import type { App } from '../app-type';
import { minute } from '../../kernel/clock';
import type { Limiter } from '../limits/limiter';
import { createLimiters } from '../limits/limiters';
import { openLimitStore } from '../limits/store';
import type { LimitName } from '../limits/table';
import { Problem } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which row of the table of limits counts this route; `general` where nothing is said. */
    limits?: LimitName;
  }
  interface FastifyRequest {
    /** Set by a handler that answers 200 to what it rejects, for limits that count by outcome. */
    isRejected: boolean;
  }
}

/** Counters whose time is up are deleted every n seconds. */
const sweepSeconds = 5 * minute;

const usualSentence = 'Too many requests. Please wait a moment and try again.';

const overLimit = (seconds: number, { code, says }: Limiter) =>
  new Problem(code ?? 'rate_limited', says ?? usualSentence, {
    headers: { 'retry-after': String(seconds) },
  });

/** Counts a request by these limits, one after the other, up to the first that it is over. */
async function enforce(limiters: readonly Limiter[], request: FastifyRequest) {
  for (const limiter of limiters) {
    const wait = await limiter.use(request);
    if (wait > 0) throw overLimit(wait, limiter);
  }
}

/**
 * Rejects what is over a limit. Addresses are counted before anything else is done, also on paths
 * that do not exist; the rest once the body is valid and the person known.
 */
export function registerRateLimits(
  app: App,
  services: Uses<'clock' | 'db' | 'log' | 'settings' | 'tokenSecrets'>,
) {
  app.decorateRequest('isRejected', false);
  const store = openLimitStore(services);
  const rowOf = createLimiters(store);

  // A month of the demo blog's readers passes in seconds.
  const isCounted = (request: FastifyRequest) => simulatedTime(services, request) === null;

  app.addHook('onRequest', async (request) => {
    if (!isCounted(request)) return;
    await enforce(rowOf(request.routeOptions.config.limits ?? 'general').early, request);
  });
  app.addHook('onRoute', (route) => {
    const { early, late } = rowOf(route.config?.limits ?? 'general');
    const afterAnswers = [...early, ...late].flatMap(({ afterAnswer }) => afterAnswer ?? []);
    if (late.length > 0)
      route.preHandler = [
        route.preHandler ?? [],
        async (request: FastifyRequest) => {
          if (isCounted(request)) await enforce(late, request);
        },
      ].flat();
    if (afterAnswers.length === 0) return;
    route.onSend = [
      route.onSend ?? [],
      async (request: FastifyRequest, { statusCode }: FastifyReply, payload: unknown) => {
        if (isCounted(request))
          for (const afterAnswer of afterAnswers) await afterAnswer(request, statusCode);
        return payload;
      },
    ].flat();
  });

  const sweeper = setInterval(() => void store.sweep(), sweepSeconds * 1000).unref();
  app.addHook('onClose', async () => clearInterval(sweeper));
}
