import { eq } from 'drizzle-orm';
import { Registry } from 'prom-client';
import type { Database } from '../db/client';
import { mails, stripeEvents } from '../db/schema';
import { type TestDatabase, openTestDatabase } from '../testing/database/database';
import { readSeries } from '../testing/servers/metrics';
import { openSilent } from '../testing/database/silent-database';
import { registerQueueMetrics } from './queue-metrics';

let database: TestDatabase;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  now = new Date();
  await database.reset();
});
afterAll(() => database.close());

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** What a process on this database shows of its queues: length and age, of mails and of webhooks. */
function watch({ db }: Pick<Database, 'db'>) {
  const registry = new Registry();
  registerQueueMetrics(registry, { db, clock: () => now });
  return async () => {
    const series = await readSeries(registry);
    return ['mails', 'webhooks'].map((queue) => [
      series.get(`cpal_queue_length{queue="${queue}"}`),
      series.get(`cpal_queue_oldest_seconds{queue="${queue}"}`),
    ]);
  };
}

describe('the metrics of the queues', () => {
  it('show how many mails and webhooks wait, and how long, asking now and then', async () => {
    const shown = watch(database);
    const none = [
      [0, 0],
      [0, 0],
    ];
    expect(await shown()).toEqual(none);

    const mail = { kind: 'verify_email', email: 'mia@example.com' } as const;
    await database.db.insert(mails).values({ ...mail, createdAt: now, dueAt: later(30) });
    const event = { type: 'invoice.paid', receivedAt: later(-100) };
    await database.db.insert(stripeEvents).values([
      { ...event, id: 'evt_1', dueAt: now },
      { ...event, id: 'evt_2', dueAt: now, receivedAt: later(-10) },
      { ...event, id: 'evt_handled', dueAt: now, handledAt: now },
      { ...event, id: 'evt_given_up' },
    ]);
    now = later(10);
    expect(await shown()).toEqual(none);
    now = later(10);
    expect(await shown()).toEqual([
      [1, 20],
      [2, 120],
    ]);

    await database.db.delete(mails);
    await database.db
      .update(stripeEvents)
      .set({ handledAt: now })
      .where(eq(stripeEvents.id, 'evt_1'));
    now = later(20);
    expect(await shown()).toEqual([
      [0, 0],
      [1, 50],
    ]);
  });

  it('are left out where the database does not answer', async () => {
    const silent = await openSilent();
    const nothing = [undefined, undefined];
    expect(await watch(silent)()).toEqual([nothing, nothing]);
    // Nobody waited for it: its connection has not been given up yet.
    expect(silent.connections?.().total).toBeGreaterThan(0);
    silent.hangUp();
    await silent.close();
  });
});
