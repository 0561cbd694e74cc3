import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { readSeries } from '../testing/servers/metrics';
import { openSilent } from '../testing/database/silent-database';
import { registerProcessMetrics } from './process-metrics';

let silent: Awaited<ReturnType<typeof openSilent>>;
beforeEach(async () => {
  silent = await openSilent();
});
afterEach(async () => {
  silent.hangUp();
  await silent.close();
});

/** What a process shows. */
function watch(watched: Parameters<typeof registerProcessMetrics>[1]) {
  const registry = new Registry();
  registerProcessMetrics(registry, watched);
  return () => readSeries(registry);
}

const pooled = (state: string) => `cpal_database_connections${state}`;

describe('the metrics of a process', () => {
  it('show the connections of a pool, and those who wait for one', async () => {
    const shown = watch(silent);
    expect((await shown()).get(pooled(''))).toBe(0);
    const asked = Promise.allSettled(
      Array.from({ length: 12 }, () => silent.db.execute(sql`select 1`)),
    );
    await turn();
    const busy = await shown();
    expect(['', '_idle', '_waiting'].map((state) => busy.get(pooled(state)))).toEqual([10, 0, 2]);
    silent.hangUp();
    await asked;
    expect((await shown()).get(pooled(''))).toBe(0);
  });

  it('show how late the event loop was since they were last asked', async () => {
    const shown = watch({ connections: null });
    await shown();
    // The library's own histogram needs a turn to begin.
    await sleep(50);
    const untilMs = performance.now() + 300;
    while (performance.now() < untilMs);
    await sleep(50);
    expect((await shown()).get('nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.2);
  });
});
