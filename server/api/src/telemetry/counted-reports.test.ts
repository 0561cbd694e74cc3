import * as v from 'valibot';
import { networkCounts as networkCountsContract } from '@cpal/shared/contract/telemetry/release-counts';
import { networkCounts } from '../db/schema';
import { prune } from '../db/prune/prune';
import { day, toSeconds } from '../kernel/clock';
import { type TestApi, openApi } from '../testing/api';
import type { TestDatabase } from '../testing/database/database';
import { withServer } from '../testing/setups/with-server';
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

const asked = (query: string) => new URLSearchParams(query);

const from = async (address: string, to = api) =>
  to.app.inject({
    method: 'POST',
    url: '/api/v1/telemetry',
    remoteAddress: address,
    payload: { releases: [{ ...shell, events: ['load', 'hang', 'hang'] }] },
  });

const storedByNetwork = async () => {
  await storeCounts(api.services);
  return readNetworkCounts(api.services, asked(''));
};

describe('by network', () => {
  it('a report is counted with those of all processes, and no address is kept', async () => {
    const other = await openApi({ database });
    await from('192.0.2.1');
    await from('192.0.2.77', other);
    await from('2001:db8::1');
    await other.close();
    const rows = await storedByNetwork();
    expect(rows.map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual([
      'hang 1',
      'hang 2',
      'load 1',
      'load 2',
    ]);
    expect(v.parse(networkCountsContract, rows)).toEqual(rows);
    expect(JSON.stringify(await database.db.select().from(networkCounts))).not.toMatch(
      /192|2001:|db8/,
    );
  });

  it('is read from the day of a moment on, and goes after eight days', async () => {
    const began = toSeconds(api.services.clock());
    await from('192.0.2.1');
    await storedByNetwork();
    api.pass(7 * day);
    const since = asked(`since=${began}`);
    expect(await readNetworkCounts(api.services, since)).toHaveLength(2);
    expect(await readNetworkCounts(api.services, asked(`since=${began + day}`))).toEqual([]);
    const { signal } = new AbortController();
    expect(await prune(api.services, signal)).toMatchObject({ network_counts: 0 });
    api.pass(2 * day);
    expect(await prune(api.services, signal)).toMatchObject({ network_counts: 2 });
  });
});

describe('next to an edge', () => {
  const secret = 'known-to-the-edge-and-to-the-API-alone';
  let guarded: TestApi;
  beforeEach(async () => {
    guarded = await openApi({ database, env: { EDGE_SECRET: secret, TRUST_PROXY: 'loopback' } });
  });
  afterEach(() => guarded.close());

  const report = {
    releases: [
      { ...shell, events: ['load'] },
      { name: 'mfe-auth', id: id(2), events: ['load', 'render'] },
    ],
  };

  const countedOf = async (headers: Record<string, string>) => {
    const { statusCode } = await guarded.send('POST', '/api/v1/telemetry', {
      body: report,
      headers,
    });
    await storeCounts(guarded.services);
    const rows = await readCounts(guarded.services, asked(''));
    const byNetwork = await readNetworkCounts(guarded.services, asked(''));
    return {
      statusCode,
      counted: rows.map(({ name, kind }) => `${name} ${kind}`),
      compared: byNetwork.map(({ name, kind }) => `${name} ${kind}`),
    };
  };

  it('only releases are counted that the edge names, and compared where it says so', async () => {
    const named = `shell@${id(1)},mfe-auth@${id(2)}*,mfe-auth@${id(3)}`;
    const headers = { 'x-edge-secret': secret, 'x-forwarded-releases': named };
    expect(await countedOf(headers)).toEqual({
      statusCode: 204,
      counted: ['mfe-auth load', 'mfe-auth render', 'shell load'],
      compared: ['mfe-auth load', 'mfe-auth render'],
    });
  });

  it.each<[string, Record<string, string>]>([
    ['the edge names none', { 'x-edge-secret': secret, 'x-forwarded-releases': '' }],
    ['the edge says nothing', { 'x-edge-secret': secret }],
    [
      'the edge names another front end',
      { 'x-edge-secret': secret, 'x-forwarded-releases': `mfe-auth@${id(1)},shell@${id(2)}` },
    ],
    ['somebody else names them', { 'x-forwarded-releases': `shell@${id(1)},mfe-auth@${id(2)}*` }],
  ])('nothing is counted where %s', async (_what, headers) => {
    expect(await countedOf(headers)).toEqual({ statusCode: 204, counted: [], compared: [] });
  });
});
