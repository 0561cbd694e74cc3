import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import type { Clock } from './clock';
import type { Settings } from './env';
import type { TokenSecrets } from './token-secrets';
import type { Lifecycle } from './lifecycle';
import type { Metrics } from './metrics/metrics';

/**
 * What is made once for a process, by name. The database and each domain declare their own next to what
 * makes it, so that nothing here knows a domain; `app/services.ts` makes all of them.
 */
export interface Services {
  clock: Clock;
  lifecycle: Lifecycle;
  log: FastifyBaseLogger;
  metrics: Metrics;
  settings: Settings;
  stripe: Stripe;
  tokenSecrets: TokenSecrets;
  /** Called after each webhook that was stored; starts its handling where this process does that. */
  webhookStored: () => void;
}

/** Those services that a function uses, by name. */
export type Uses<Names extends keyof Services> = Pick<Services, Names>;
