import * as v from 'valibot';
import { releaseCounts as releaseCountsContract } from '@cpal/shared/contract/telemetry/release-counts';
import type { Vitals } from '@cpal/shared/contract/telemetry/telemetry';
import { sql } from 'drizzle-orm';
import { releaseCounts } from '../db/schema';
import { prune } from '../db/prune/prune';
import { day, hour, toSeconds } from '../kernel/clock';
import { type TestApi, openApi } from '../testing/api';
import type { TestDatabase } from '../testing/database/database';
import { openLimited, statuses } from '../testing/servers/limits';
import { readSeries } from '../testing/servers/metrics';
import { withServer } from '../testing/setups/with-server';
import { InvalidQuery } from '../kernel/metrics/serve-metrics';
import { readCounts, readNetworkCounts } from './read-counts';
import { storeCounts } from './store-counts';

let database: TestDatabase;
let api: TestApi;
withServer((server, itsDatabase) => {
  api = server;
  database = itsDatabase;
});

const id = (number: number) => number.toString(16).padStart(16, '0');
const shell = { name: 'shell', id: id(1) };

const reportOf = (more: object = {}) => ({ releases: [{ ...shell, events: ['load'], ...more }] });

const send = (body: unknown, to = api) => to.send('POST', '/api/v1/telemetry', { body });

const series = () => readSeries(api.services.metrics.registry);

const stored = async () => {
  await storeCounts(api.services);
  return readCounts(api.services, asked(''));
};

const asked = (query: string) => new URLSearchParams(query);

const cell = (kind: string, bucket: number, count: number) => ({
  name: 'shell',
  release: shell.id,
  kind,
  bucket,
  count,
});

describe('a report', () => {
  it('is answered with nothing, by anybody', async () => {
    const answer = await send(reportOf());
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('is counted for Prometheus, by release', async () => {
    const body = reportOf({ events: ['load', 'hang', 'hang'] });
    await send({ ...body, vitals: { lcp: 2600, cls: 120 } });
    const shown = await series();
    const labels = `name="shell",release="${shell.id}"`;
    expect(shown.get(`cpal_release_events_total{${labels},event="hang"}`)).toBe(1);
    expect(shown.get(`cpal_page_lcp_seconds_bucket{le="2.5",${labels}}`)).toBe(0);
    expect(shown.get(`cpal_page_lcp_seconds_bucket{le="4",${labels}}`)).toBe(1);
    expect(shown.get(`cpal_page_layout_shift_sum{${labels}}`)).toBe(0.12);
  });

  it('counts a release once, however often it names it', async () => {
    const [one] = reportOf().releases;
    await send({ releases: [one, one, one] });
    expect(await stored()).toEqual([cell('load', 0, 1)]);
  });

  it.each<[string, object]>([
    ['no release', { releases: [] }],
    ['too many releases', { releases: Array.from({ length: 13 }, () => reportOf().releases[0]) }],
    ['the name of no front end', reportOf({ name: '../shell' })],
    ['the id of no release', reportOf({ id: 'latest' })],
    ['an unknown event', reportOf({ events: ['crash'] })],
    ['a time before the load', { ...reportOf(), vitals: { lcp: -1 } }],
    ['a time of days', { ...reportOf(), vitals: { lcp: 1e9 } }],
    ['part of a millisecond', { ...reportOf(), vitals: { lcp: 0.5 } }],
    ['an address', { ...reportOf(), url: 'https://cpal.example/auth?token=1' }],
    ['a browser', reportOf({ agent: 'x' })],
  ])('is rejected with %s, and nothing is counted', async (_name, body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('is rejected beyond 4 KB, unread', async () => {
    expect((await send({ releases: 'x'.repeat(4096) })).statusCode).toBe(413);
  });
});

describe('what is stored', () => {
  it('is the sum of all processes, by the bound that a value is above', async () => {
    const other = await openApi({ database });
    const vitals: Vitals = { ttfb: 50, lcp: 2501, inp: 0, ready: 20_000, cls: 101 };
    await send({ ...reportOf(), vitals });
    await send({ ...reportOf(), vitals }, other);
    await other.close();
    expect(await stored()).toEqual([
      cell('cls', 100, 2),
      cell('inp', 0, 2),
      cell('lcp', 2500, 2),
      cell('load', 0, 2),
      cell('ready', 10_000, 2),
      cell('ttfb', 0, 2),
    ]);
  });

  it('is stored once', async () => {
    await send(reportOf());
    expect(await stored()).toEqual([cell('load', 0, 1)]);
    await send(reportOf());
    expect(await stored()).toEqual([cell('load', 0, 2)]);
    expect(await stored()).toEqual([cell('load', 0, 2)]);
  });

  it('is kept by the hour', async () => {
    await send(reportOf());
    await stored();
    api.pass(hour);
    await send(reportOf());
    await stored();
    expect(await database.db.$count(releaseCounts)).toBe(2);
    expect(await readCounts(api.services, asked('hours=1'))).toEqual([cell('load', 0, 1)]);
    expect(await readCounts(api.services, asked('hours=2'))).toEqual([cell('load', 0, 2)]);
  });

  it('is read from the hour of a moment on, however much later', async () => {
    const began = toSeconds(api.services.clock());
    await send(reportOf());
    await stored();
    api.pass(3 * day);
    await send(reportOf());
    await stored();
    const countSince = async (moment: number) => readCounts(api.services, asked(`since=${moment}`));
    expect(await countSince(began)).toEqual([cell('load', 0, 2)]);
    expect(await countSince(began + hour)).toEqual([cell('load', 0, 1)]);
    expect(v.parse(releaseCountsContract, await countSince(began))).toEqual(
      await countSince(began),
    );
  });

  it.each([
    'hours=1e308',
    'hours=0',
    'hours=721',
    'hours=-1',
    'hours=1.5',
    'hours=',
    'hours=%00',
    'hours=1&hours=2',
    'since=x',
    'since=1e99',
    'since=-1',
    'since=999999999999',
    'since=1&hours=1',
    'hour=1',
    '=1',
  ])('is not read for %s', async (query) => {
    for (const read of [readCounts, readNetworkCounts])
      await expect(read(api.services, asked(query))).rejects.toThrow(InvalidQuery);
  });

  it('is read up to the ends of what can be asked for', async () => {
    for (const query of ['hours=1', 'hours=720', 'since=0', 'since=253402300799'])
      for (const read of [readCounts, readNetworkCounts])
        expect(await read(api.services, asked(query))).toEqual([]);
  });

  it('waits while the table cannot be written, and is not lost', async () => {
    await send(reportOf());
    await database.db.execute(sql`alter table release_counts rename to gone`);
    await expect(storeCounts(api.services)).rejects.toThrow('insert into "release_counts"');
    await database.db.execute(sql`alter table gone rename to release_counts`);
    await send(reportOf());
    expect(await stored()).toEqual([cell('load', 0, 2)]);
  });

  it('is stored when the server stops', async () => {
    await send(reportOf());
    await api.close();
    api = await openApi({ database });
    expect(await readCounts(api.services, asked(''))).toEqual([cell('load', 0, 1)]);
  });

  it('goes after 30 days', async () => {
    await send(reportOf());
    await stored();
    const { signal } = new AbortController();
    api.pass(29 * day);
    expect(await prune(api.services, signal)).toMatchObject({ release_counts: 0 });
    api.pass(2 * day);
    expect(await prune(api.services, signal)).toMatchObject({ release_counts: 1 });
  });
});

it('rejects what is over the limit of an address', async () => {
  const limited = await openLimited(database);
  const all = await statuses(121, () => send(reportOf(), limited));
  expect([all.indexOf(429), all[0]]).toEqual([120, 204]);
  await limited.close();
});
