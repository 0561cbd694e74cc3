import { Registry } from 'prom-client';
import { readSeries } from '../testing/metrics';
import { createReleaseCounts, type ReleaseCounts } from './release-counts';
import { createReleaseMetrics } from './release-metrics';

const id = (number: number) => number.toString(16).padStart(16, '0');

const countOne = (counts: ReleaseCounts, number: number) =>
  counts.add({ releases: [{ name: 'shell', id: id(number), events: ['load'] }] });

/** Reports once each of a thousand releases that there are not. */
function flood(counts: ReleaseCounts, from: number) {
  for (let number = from; number < from + 1_000; number += 1) countOne(counts, number);
}

/** The releases that would be stored in an hour. */
const toStore = (counts: ReleaseCounts, hour = 0) =>
  new Set(counts.unsaved(hour).map(({ release }) => release));

describe('reports of releases that there are not', () => {
  it('drive out no release that is in use, of counts and metrics', async () => {
    const registry = new Registry();
    const counts = createReleaseCounts(createReleaseMetrics([registry]));
    for (const used of [1, 1, 2, 2]) countOne(counts, used);
    flood(counts, 10);
    const kept = toStore(counts);
    expect([kept.size, kept.has(id(1)), kept.has(id(2))]).toEqual([32, true, true]);
    expect((await readSeries(registry)).size).toBe(32);
  });

  it('make room for a new one, also after many old ones', () => {
    const counts = createReleaseCounts(createReleaseMetrics([]));
    for (let old = 0; old < 3_200; old += 1) countOne(counts, old % 32);
    for (let pass = 0; pass < 10; pass += 1) toStore(counts);
    for (const used of [101, 102, 101, 102]) countOne(counts, used);
    expect([...toStore(counts)]).toEqual(expect.arrayContaining([id(101), id(102)]));
  });

  it('are stored of 64 in an hour at most', () => {
    const counts = createReleaseCounts(createReleaseMetrics([]));
    const seen = new Set<string>();
    for (let times = 0; times < 10; times += 1) {
      flood(counts, times * 1_000);
      for (const release of toStore(counts)) seen.add(release);
    }
    expect(seen.size).toBe(64);
    expect(toStore(counts, 3_600).size).toBe(32);
  });
});
