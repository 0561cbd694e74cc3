import type { TestApi } from '../../testing/api';
import { readSeries } from '../../testing/servers/metrics';
import { withServer } from '../../testing/setups/with-server';
import type { Database } from '../client';
import { auditLog } from '../schema';
import { runPrune } from './run';

let api: TestApi;
withServer((server) => {
  api = server;
});

const going = new AbortController().signal;
const run = (database: Pick<Database, 'alone'> = api, stop = going) =>
  runPrune(database, api.services, stop);

const away = () => Promise.reject(new Error('away'));

/** How many runs ended so, and when the last whole one did. */
async function shown(outcome: string) {
  const series = await readSeries(api.services.metrics.registry);
  return [
    series.get(`cpal_retention_runs_total{outcome="${outcome}"}`),
    series.get('cpal_retention_timestamp_seconds'),
  ];
}

describe('a run of retention', () => {
  it('shows when everything that was due had gone', async () => {
    expect(await run()).toBe(true);
    expect(await shown('whole')).toEqual([1, expect.closeTo(api.clock().getTime() / 1000, -1)]);
  });

  it('leaves it to another process that does it already', async () => {
    const [first, second] = await Promise.all([run(), run()]);
    expect([first, second]).toEqual([true, true]);
    expect(await shown('elsewhere')).toEqual([1, expect.any(Number)]);
    expect(await shown('whole')).toEqual([1, expect.any(Number)]);
  });

  it('is to be tried again where it was interrupted', async () => {
    expect(await run(api, AbortSignal.abort())).toBe(false);
    expect(await shown('interrupted')).toEqual([1, 0]);
  });

  it('ends where it is no longer the only one', async () => {
    const at = new Date('2020-01-01');
    await api.db.insert(auditLog).values({ at, event: 'login', detail: {} });
    expect(await run({ alone: (_name, work) => work(AbortSignal.abort()) })).toBe(false);
    expect(await api.db.$count(auditLog)).toBe(1);
  });

  it('has failed where the database has', async () => {
    await expect(run({ alone: away })).rejects.toThrow('away');
    expect(await shown('failed')).toEqual([1, 0]);
  });
});
