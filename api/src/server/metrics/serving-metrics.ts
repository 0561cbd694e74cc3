import { setTimeout as sleep } from 'node:timers/promises';
import { isNull } from 'drizzle-orm';
import { Gauge, type Registry, collectDefaultMetrics } from 'prom-client';
import type { Clock } from '../clock';
import type { Connections, Database } from '../../db/client';
import { mails, stripeEvents } from '../../db/schema';
import { share } from '../share';

/** Seconds that counts of the queues hold, however often the metrics are asked for. */
const countsHold = 15;

/** Milliseconds that the counts may take: well below the 10 s that Prometheus waits for everything. */
const patience = 1_000;

function registerConnections(registry: Registry, connections: () => Connections) {
  const add = (name: string, help: string, read: (now: Connections) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read(connections()));
        },
      }),
    );
  const name = 'cpal_database_connections';
  add(name, 'Connections of the pool, in use or idle.', ({ total }) => total);
  add(`${name}_idle`, 'Connections of the pool that are free.', ({ idle }) => idle);
  add(`${name}_waiting`, 'Queries that wait for a connection.', ({ waiting }) => waiting);
}

function registerQueues(registry: Registry, { db, clock }: Watched) {
  const count = async () => ({
    mails: await db.$count(mails),
    webhooks: await db.$count(stripeEvents, isNull(stripeEvents.handledAt)),
  });
  const shared = share(clock, count, countsHold);
  registry.registerMetric(
    new Gauge({
      name: 'cpal_queue_length',
      help: 'Mails to send, and webhooks begun and not handled, of all processes; none while unknown.',
      labelNames: ['queue'],
      registers: [],
      async collect() {
        const late = sleep(patience, null, { ref: false });
        const counts = await Promise.race([shared().catch(() => null), late]);
        this.reset();
        for (const [queue, length] of Object.entries(counts ?? {})) this.set({ queue }, length);
      },
    }),
  );
}

interface Watched extends Pick<Database, 'db' | 'connections'> {
  clock: Clock;
}

/**
 * Adds what a serving process shows beside its own counts: memory, processor and event loop, the pool
 * of connections where there is one, and the queues in the database.
 */
export function registerServingMetrics(registry: Registry, watched: Watched) {
  collectDefaultMetrics({ register: registry });
  if (watched.connections) registerConnections(registry, watched.connections);
  registerQueues(registry, watched);
}
