import { Registry } from 'prom-client';
import { readSeries } from '../testing/servers/metrics';
import { createReleaseCounts, type ReleaseCounts } from './release-counts';
import { createReleaseMetrics } from './release-metrics';

const id = (number: number) => number.toString(16).padStart(16, '0');

const countOne = (counts: ReleaseCounts, number: number, network = 0) =>
  counts.add([{ name: 'shell', id: id(number), events: ['load'], isCompared: true }], { network });

/** Reports once each of a thousand releases that there are not. */
function flood(counts: ReleaseCounts, from: number) {
  for (let number = from; number < from + 1_000; number += 1) countOne(counts, number);
}

/** Stores all that is to be stored. @returns the releases that it is of. */
function storeAll(counts: ReleaseCounts) {
  const rows = counts.unsaved('counts');
  counts.saved('counts', rows);
  counts.saved('networks', counts.unsaved('networks'));
  return new Set(rows.map(({ release }) => release));
}

describe('reports of releases that there are not', () => {
  it('drive out nothing that is not stored yet, of counts and metrics', async () => {
    const registry = new Registry();
    const counts = createReleaseCounts(createReleaseMetrics([registry]));
    for (const used of [1, 1, 2, 2]) countOne(counts, used);
    for (let times = 1; times < 10; times += 1) flood(counts, times * 1_000);
    const loads = counts.unsaved('counts').slice(0, 2);
    expect(loads.map(({ release, count }) => [release, count])).toEqual([
      [id(1), 2],
      [id(2), 2],
    ]);
    expect((await readSeries(registry)).size).toBe(256);
    expect(storeAll(counts).size).toBe(256);
  });

  it('leave room for a new one once they are stored', async () => {
    const registry = new Registry();
    const counts = createReleaseCounts(createReleaseMetrics([registry]));
    flood(counts, 1_000);
    storeAll(counts);
    countOne(counts, 1);
    flood(counts, 2_000);
    expect(storeAll(counts)).toContain(id(1));
    expect((await readSeries(registry)).size).toBe(256);
  });
});

it('are counted by network, and only once until they are stored', () => {
  const counts = createReleaseCounts(createReleaseMetrics([]));
  for (const network of [7, 7, 9]) countOne(counts, 1, network);
  const rows = counts.unsaved('networks');
  expect(rows.map(({ number, count }) => [number, count])).toEqual([
    [7, 2],
    [9, 1],
  ]);
  countOne(counts, 1, 7);
  counts.saved('networks', rows);
  expect(counts.unsaved('networks')).toMatchObject([{ number: 7, count: 1 }]);
});
