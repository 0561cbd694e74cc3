import { createCatalog } from '../billing/stripe/catalog';
import { createStripe } from '../billing/stripe/client';
import type { Database } from '../db/client';
import type { Settings } from '../kernel/env';
import { politeness } from '../reading/due';
import { createPageFetch } from '../reading/fetch/page-fetch';
import type { PageReader } from '../reading/read-page';
import { createMetrics } from '../kernel/metrics/metrics';
import type { Uses } from '../kernel/services';

/** What the work that nobody waits for may use. */
export type WorkServices = Uses<
  | 'catalog'
  | 'clock'
  | 'db'
  | 'fetchPage'
  | 'log'
  | 'metrics'
  | 'pageReader'
  | 'politeness'
  | 'settings'
  | 'stripe'
>;

/** Builds what is made once for a process that serves nobody. */
export function createWorkServices(
  { db }: Pick<Database, 'db'>,
  settings: Settings,
  log: WorkServices['log'],
  pageReader: PageReader,
): WorkServices {
  const needs = { stripe: createStripe(settings.stripe), clock: () => new Date(), settings };
  return {
    ...needs,
    db,
    log,
    pageReader,
    catalog: createCatalog(needs, log),
    fetchPage: createPageFetch(settings),
    politeness,
    metrics: createMetrics({ serving: null, works: true }),
  };
}
