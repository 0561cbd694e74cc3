import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import type { Database } from '../../db/client';
import { openPostgres } from '../../db/postgres';
import { mails, stripeEvents } from '../../db/schema';
import { type TestDatabase, openTestDatabase } from '../../testing/database';
import { registerServingMetrics } from './serving-metrics';

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

/** What a process on this database shows: the value of each series, by its name and labels. */
function watch(watched: Pick<Database, 'db' | 'connections'>) {
  const registry = new Registry();
  registerServingMetrics(registry, { ...watched, clock: () => now });
  return async () => {
    const lines = (await registry.metrics()).split('\n');
    const series = lines.filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(
      series.map((line): [string, number] => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
    );
  };
}

const queued = (queue: string) => `cpal_queue_length{queue="${queue}"}`;
const pooled = (state: string) => `cpal_database_connections${state}`;

let silent: Awaited<ReturnType<typeof openSilent>>;
beforeEach(async () => {
  silent = await openSilent();
});
afterEach(async () => {
  silent.hangUp();
  await silent.close();
});

/** A database whose server takes connections and says nothing. */
async function openSilent() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const opened = openPostgres(`postgres://127.0.0.1:${port}/none`, 60_000);
  return {
    ...opened,
    hangUp: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe('the metrics of a serving process', () => {
  it('show how many mails and webhooks are in their queues, asking now and then', async () => {
    const shown = watch(database);
    expect([(await shown()).get(queued('mails')), (await shown()).get(queued('webhooks'))]).toEqual(
      [0, 0],
    );

    const mail = { kind: 'verify_email', email: 'mia@example.com' } as const;
    await database.db.insert(mails).values({ ...mail, createdAt: now, dueAt: now });
    const event = { type: 'invoice.paid', startedAt: now };
    const two = ['evt_1', 'evt_2'].map((id) => ({ ...event, id }));
    await database.db
      .insert(stripeEvents)
      .values([...two, { ...event, id: 'evt_3', handledAt: now }]);
    now = new Date(now.getTime() + 10_000);
    expect((await shown()).get(queued('mails'))).toBe(0);
    now = new Date(now.getTime() + 10_000);
    expect([(await shown()).get(queued('mails')), (await shown()).get(queued('webhooks'))]).toEqual(
      [1, 2],
    );

    await database.db.delete(mails);
    await database.db
      .update(stripeEvents)
      .set({ handledAt: now })
      .where(eq(stripeEvents.id, 'evt_1'));
    now = new Date(now.getTime() + 20_000);
    expect([(await shown()).get(queued('mails')), (await shown()).get(queued('webhooks'))]).toEqual(
      [0, 1],
    );
  });

  it('show the connections of a pool, and those who wait for one', async () => {
    const shown = watch(silent);
    expect((await shown()).get(pooled(''))).toBe(0);
    const asked = Promise.allSettled(
      Array.from({ length: 12 }, () => silent.db.execute(sql`select 1`)),
    );
    await turn();
    const busy = await shown();
    expect(['', '_idle', '_waiting'].map((state) => busy.get(pooled(state)))).toEqual([10, 0, 3]);
    silent.hangUp();
    await asked;
    expect((await shown()).get(pooled(''))).toBe(0);
  });

  it('are shown without the queues where the database does not answer', async () => {
    const begun = performance.now();
    const series = [...(await watch(silent)()).keys()];
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(series).toContain('cpal_database_connections_idle');
    expect(series.filter((name) => name.startsWith('cpal_queue_length'))).toEqual([]);
  });

  it('show how late the event loop was since they were last asked', async () => {
    const shown = watch(database);
    await shown();
    // The library's own histogram needs a turn to begin.
    await sleep(50);
    const until = performance.now() + 300;
    while (performance.now() < until);
    await sleep(50);
    expect((await shown()).get('nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.2);
  });
});
