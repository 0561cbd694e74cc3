import { setTimeout as sleep } from 'node:timers/promises';
import { runReconcile } from '../billing/reconcile/run';
import { takeWebhooks } from '../billing/webhook/handle-events';
import { takeClaims } from '../blogs/claims/check-claims';
import { takeConnections } from '../blogs/connection/looks';
import type { Database } from '../db/client';
import { runPrune } from '../db/prune/run';
import { createCounting } from '../insights/counting/take-counts';
import { tellMonth } from '../insights/monthly';
import { createDelivery } from '../mail/deliver';
import { takeMails } from '../mail/send-due';
import { createReading } from '../reading/reading';
import { takeReadings } from '../reading/take-readings';
import { startNightly } from '../jobs/nightly';
import { runQueue } from '../jobs/queue';
import type { WorkServices } from './work-services';

/** Milliseconds between two looks into each queue: screens show what webhooks bring. */
const pausesMs = {
  mails: 1_000,
  webhooks: 250,
  reading: 500,
  counting: 1_000,
  claims: 30_000,
  connections: 1_000,
};

/** Milliseconds that work running gets to end when the process stops; the rest is left to its lease. */
const stopTimeoutMs = 8_000;

/** The work that nobody waits for, while it goes on. */
export interface Tasks {
  /** Looks for webhooks right away. */
  wakeWebhooks: () => void;
  /** Takes nothing more; resolves once what is running has ended, after 8 s at most. */
  stop: () => Promise<void>;
}

/**
 * Starts the work that nobody waits for: webhooks, mails, reading blogs, looking for their proofs,
 * counting, reconciling, pruning.
 */
export function startTasks(database: Pick<Database, 'alone'>, services: WorkServices): Tasks {
  const sending = { ...services, deliver: createDelivery(services.settings, services.log) };
  const mails = runQueue(
    { name: 'mails', take: (max) => takeMails(sending, max), pauseMs: pausesMs.mails },
    services,
  );
  const webhooks = runQueue(
    { name: 'webhooks', take: (max) => takeWebhooks(services, max), pauseMs: pausesMs.webhooks },
    services,
  );
  const readings = createReading(services);
  const reading = runQueue(
    { name: 'reading', take: (max) => takeReadings(readings, max), pauseMs: pausesMs.reading },
    services,
  );
  const counting = runQueue(
    { name: 'counting', take: createCounting(services), pauseMs: pausesMs.counting },
    services,
  );
  const claims = runQueue(
    { name: 'claims', take: (max) => takeClaims(services, max), pauseMs: pausesMs.claims },
    services,
  );
  const connecting = runQueue(
    {
      name: 'connections',
      take: (max) => takeConnections(services, max),
      pauseMs: pausesMs.connections,
    },
    services,
  );
  const reconciling = startNightly(
    'reconcile',
    async (stop) => (await runReconcile(database, services, stop))?.isWhole ?? true,
    services,
  );
  const pruning = startNightly('prune', (stop) => runPrune(database, services, stop), services);
  const telling = startNightly('monthly', (stop) => tellMonth(services, stop), services);
  return {
    wakeWebhooks: webhooks.wake,
    stop: async () => {
      const ended = new AbortController();
      const late = sleep(stopTimeoutMs, undefined, { signal: ended.signal }).catch(() => undefined);
      const queues = [mails, webhooks, reading, counting, claims, connecting];
      const all = [...queues, reconciling, pruning, telling].map((task) => task.stop());
      await Promise.race([Promise.all(all), late]);
      ended.abort();
    },
  };
}
