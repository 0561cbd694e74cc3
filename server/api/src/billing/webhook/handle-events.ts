import { findAccountByCustomer } from '../../users/accounts';
import { addSeconds, day, hour } from '../../kernel/clock';
import { describeError } from '../../kernel/describe-error';
import type { Work } from '../../jobs/queue';
import { retryDelay } from '../../jobs/retry';
import type { Uses } from '../../kernel/services';
import { findBuyers } from '../duplicates/find-buyers';
import { settleDuplicates } from '../duplicates/settle-duplicates';
import { closeCheckout } from '../stripe/close-checkout';
import { syncCustomer } from '../stripe/sync';
import type { LoggedSyncServices, SyncServices } from '../stripe/sync-services';
import { type Batch, claimBatches, finishEvents, postponeEvent } from './claim-events';

type Deps = LoggedSyncServices & Uses<'metrics'>;

const pauses = { first: 10, max: hour };

/** Seconds that an event is tried for; after that only the nightly job repairs what it was about. */
const triedFor = 3 * day;

/**
 * Does what a batch asks for: the state of its checkouts and of its customer is fetched, and who has
 * paid for a second plan is paid back. Customers of none of our users are left alone.
 */
async function handle(services: SyncServices, { customerId, events }: Batch) {
  const sessions = new Set(events.flatMap(({ checkoutSessionId }) => checkoutSessionId ?? []));
  await Promise.all([...sessions].map((id) => closeCheckout(services, id)));
  if (customerId !== null && (await findAccountByCustomer(services.db, customerId)))
    await syncCustomer(services, customerId);
  for (const userId of await findBuyers(services.db, [...sessions]))
    await settleDuplicates(services, userId);
}

/** What a failure leads to: another attempt, or, after days, the end. */
async function handleFailure(services: Deps, { events }: Batch, error: unknown) {
  const { db, clock, log, metrics } = services;
  const now = clock();
  for (const event of events) {
    const { id, type, attempts, receivedAt } = event;
    const isLast = addSeconds(receivedAt, triedFor) <= now;
    const about = { err: describeError(error), stripeEvent: id, type, attempts };
    if (isLast)
      log.error(
        { event: 'webhook_abandoned', ...about },
        `webhook abandoned after ${attempts} attempts`,
      );
    else log.warn({ event: 'webhook_failed', ...about }, 'webhook handling failed');
    metrics.queued.inc({ queue: 'webhooks', outcome: isLast ? 'given_up' : 'failed' });
    const pause = retryDelay(attempts, pauses);
    await postponeEvent(db, event, isLast ? null : addSeconds(now, pause));
  }
}

/**
 * Takes webhooks that are due, those of one customer together. One that fails is tried again; one
 * whose worker died is handled after its lease.
 * @param max how many customers.
 * @throws the database's error.
 */
export async function takeWebhooks(services: Deps, max: number): Promise<Work[]> {
  const batches = await claimBatches(services, max);
  return batches.map((batch) => async () => {
    try {
      await handle(services, batch);
    } catch (error) {
      return handleFailure(services, batch, error);
    }
    await finishEvents(services, batch);
    services.metrics.queued.inc({ queue: 'webhooks', outcome: 'handled' }, batch.events.length);
  });
}
