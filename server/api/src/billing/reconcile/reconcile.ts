import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '../../kernel/describe-error';
import type { Uses } from '../../kernel/services';
import type { LoggedSyncServices } from '../stripe/sync-services';
import { isInvalidRequest } from '../../kernel/stripe-errors';
import { openCheckouts } from './checkouts';
import { customerEmails } from './customer-emails';
import { customers } from './customers';
import { duplicatePurchases } from './duplicate-purchases';
import { earlierPurchases } from './earlier-purchases';
import type { Repair } from './repair';
import { unsavedCustomers } from './unsaved-customers';

/** What a run did. */
export interface Outcome {
  checked: number;
  /** Of those, what had become untrue and is true again. */
  repaired: number;
  /** Of those, customers without an account whom Stripe may still charge: somebody has to look. */
  orphaned: number;
  /** Of those, what Stripe refused to tell about. */
  failed: number;
  /** False where it was told to stop, or Stripe or the database could not be reached. */
  isWhole: boolean;
}

/** Milliseconds from one check to the next. One takes four requests; Stripe allows 25 a second at least. */
const pauseMs = 200;

/** First what the next step looks at. */
const steps = [
  unsavedCustomers,
  openCheckouts,
  earlierPurchases,
  duplicatePurchases,
  customerEmails,
  customers,
];

async function* repairs(services: LoggedSyncServices): AsyncGenerator<Repair> {
  for (const step of steps) yield* step(services);
}

/** Runs one repair; Stripe's error to tell about one thing does not keep others from being checked. */
async function attempt({ log, metrics }: Uses<'log' | 'metrics'>, { what, run }: Repair) {
  try {
    const outcome = await run();
    metrics.reconciled.inc({ what, outcome });
    return outcome;
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    metrics.reconciled.inc({ what, outcome: 'failed' });
    log.warn(
      { event: 'reconcile_item_failed', what, err: describeError(error) },
      'reconciliation of an item failed',
    );
    return 'failed';
  }
}

/** Waits for work, but no longer than until the run is to end; what was begun is left alone then. */
function untilStopped(signal: AbortSignal) {
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new Error('stopped'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  stopped.catch(() => undefined);
  return <T>(work: Promise<T>) => Promise.race([stopped, work]);
}

/**
 * Asks Stripe about everything that we mirror of it, and repairs what lost webhooks left untrue.
 * @param signal ends the run.
 * @param pause waits between two things.
 */
export async function reconcile(
  services: LoggedSyncServices & Uses<'metrics'>,
  signal: AbortSignal,
  pause: () => Promise<unknown> = () => sleep(pauseMs),
): Promise<Outcome> {
  const outcome: Outcome = {
    checked: 0,
    repaired: 0,
    orphaned: 0,
    failed: 0,
    isWhole: false,
  };
  const orStop = untilStopped(signal);
  const queue = repairs(services);
  try {
    for (;;) {
      const next = await orStop(queue.next());
      if (next.done) break;
      const result = await orStop(attempt(services, next.value));
      outcome.checked += 1;
      if (result !== 'unchanged') outcome[result] += 1;
      await orStop(pause());
    }
    outcome.isWhole = true;
  } catch (error) {
    if (!signal.aborted)
      services.log.warn(
        { event: 'reconcile_interrupted', err: describeError(error) },
        'reconciliation interrupted',
      );
  }
  return outcome;
}
