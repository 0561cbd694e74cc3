import { setTimeout as sleep } from 'node:timers/promises';
import { and, count, isNotNull, isNull, lte, min } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { mails, posts, stripeEvents } from '../db/schema';
import type { Uses } from '../kernel/services';
import { share } from '../kernel/share';

/** Seconds that counts of the queues hold, however often the metrics are asked for. */
const countsHold = 15;

/** Milliseconds that the counts may take: well below the 10 s that Prometheus waits for everything. */
const countTimeoutMs = 1_000;

type Deps = Uses<'clock' | 'db'>;

async function readQueues({ db, clock }: Deps) {
  const isWaiting = and(isNull(stripeEvents.handledAt), isNotNull(stripeEvents.dueAt));
  const [ofMails] = await db.select({ length: count(), oldest: min(mails.createdAt) }).from(mails);
  const [ofWebhooks] = await db
    .select({ length: count(), oldest: min(stripeEvents.receivedAt) })
    .from(stripeEvents)
    .where(isWaiting);
  const [ofReading] = await db
    .select({ length: count(), oldest: min(posts.dueAt) })
    .from(posts)
    .where(lte(posts.dueAt, clock()));
  const now = clock().getTime();
  const queues = { mails: ofMails, webhooks: ofWebhooks, reading: ofReading };
  return Object.entries(queues).map(([queue, row]) => ({
    queue,
    length: row?.length ?? 0,
    seconds: row?.oldest ? Math.max(0, (now - row.oldest.getTime()) / 1000) : 0,
  }));
}

/** Adds how much waits in the queues of the database, of all processes; none while it is unknown. */
export function registerQueueMetrics(registry: Registry, deps: Deps) {
  const shared = share(deps.clock, () => readQueues(deps), countsHold);
  const read = async () => {
    const late = sleep(countTimeoutMs, null, { ref: false });
    return (await Promise.race([shared().catch(() => null), late])) ?? [];
  };
  const add = (name: string, help: string, figure: 'length' | 'seconds') =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['queue'],
        registers: [],
        async collect() {
          const queues = await read();
          this.reset();
          for (const one of queues) this.set({ queue: one.queue }, one[figure]);
        },
      }),
    );
  add(
    'cpal_queue_length',
    'Mails to send, webhooks to handle and posts to read, of all processes.',
    'length',
  );
  add('cpal_queue_oldest_seconds', 'The age of the oldest in each queue; 0 for none.', 'seconds');
}
