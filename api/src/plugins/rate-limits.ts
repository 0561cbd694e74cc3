import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type';
import { hour, minute } from '../clock';
import { Problem } from '../problem';

type Key = (request: FastifyRequest) => string | null;

const bodyText = ({ body }: FastifyRequest, name: string) => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
  return typeof value === 'string' ? value : null;
};

/** One IPv6 customer has a whole /64, so that is what counts as one address. */
const address = (request: FastifyRequest) => normalizeIP(request.ip);

/** What a limit counts by; null means that it does not apply to this request. */
const keys = {
  address,
  anonymousAddress: (request) => (request.member ? null : address(request)),
  user: (request) => request.member?.user.id ?? null,
  emailAndAddress: (request) => `${bodyText(request, 'email')} ${address(request)}`,
  email: (request) => bodyText(request, 'email'),
  licenseKey: (request) => bodyText(request, 'key'),
} satisfies Record<string, Key>;

interface Limit {
  by: keyof typeof keys;
  max: number;
  /** Seconds. */
  per: number;
}

/** The limits of the design's table, by the name that a route's `config.limits` gives. */
const limits = {
  general: [{ by: 'address', max: 600, per: minute }],
  login: [
    { by: 'address', max: 30, per: 15 * minute },
    { by: 'emailAndAddress', max: 10, per: 15 * minute },
  ],
  signUp: [{ by: 'address', max: 20, per: hour }],
  passwordReset: [
    { by: 'address', max: 20, per: hour },
    { by: 'email', max: 5, per: hour },
  ],
  passwordProof: [{ by: 'user', max: 10, per: 15 * minute }],
  verifyEmail: [{ by: 'user', max: 5, per: hour }],
  refresh: [{ by: 'address', max: 60, per: minute }],
  checkout: [
    { by: 'user', max: 20, per: hour },
    { by: 'anonymousAddress', max: 5, per: minute },
  ],
  setupIntent: [{ by: 'user', max: 10, per: hour }],
  validate: [
    { by: 'address', max: 300, per: minute },
    { by: 'licenseKey', max: 60, per: minute },
  ],
} satisfies Record<string, Limit[]>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which row of the table of limits counts this route; `general` where nothing is said. */
    limits?: keyof typeof limits;
  }
}

/** How many keys of one limit are remembered; the ones unused for longest are forgotten first. */
const remembered = 50_000;

const refusal = (seconds: number) =>
  new Problem('rate_limited', 'Too many requests. Please wait a moment and try again.', {
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });

/**
 * Counts requests, each process for itself, and refuses what is over a limit. Addresses are counted
 * before anything else is done, the rest once the body is valid and the person known.
 */
export async function registerRateLimits(app: App) {
  await app.register(rateLimit, { global: false });

  const limiters = new Map(
    Object.entries(limits).map(([name, rows]: [string, Limit[]]) => [
      name,
      rows.map(({ by, max, per }) => {
        const key: Key = keys[by];
        const options = {
          max,
          timeWindow: per * 1000,
          keyGenerator: (request: FastifyRequest) => key(request) ?? '',
          cache: remembered,
        };
        return { early: by === 'address', key, count: app.createRateLimit(options) };
      }),
    ]),
  );

  const enforce = async (request: FastifyRequest, early: boolean) => {
    const name = request.routeOptions.config.limits ?? 'general';
    for (const limiter of limiters.get(name) ?? []) {
      if (limiter.early !== early || limiter.key(request) === null) continue;
      const counted = await limiter.count(request);
      if (!counted.isAllowed && counted.isExceeded) throw refusal(counted.ttlInSeconds);
    }
  };
  app.addHook('onRequest', (request) => enforce(request, true));
  app.addHook('preHandler', (request) => enforce(request, false));
}
