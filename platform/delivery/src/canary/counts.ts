import type { NetworkCount, ReleaseCount } from '@cpal/shared/contract/telemetry/release-counts';
import type { ReleaseEvent } from '@cpal/shared/contract/telemetry/telemetry';

/**
 * The failures of a release that are counted, each once in a load of the page. `fallback` is not among
 * them: it follows from another, where there is a previous release.
 */
export const failureKinds = [
  'entry',
  'chunk',
  'style',
  'render',
  'hang',
] as const satisfies ReleaseEvent[];

export type FailureKind = (typeof failureKinds)[number];

/** What was counted of one release. */
export interface Counts {
  /** Loads of a page that asked for it. */
  loads: number;
  /** By kind, in how many of them it failed so. */
  failures: Readonly<Record<FailureKind, number>>;
}

/** Makes counts of one number for each event. */
const toCounts = (count: (event: ReleaseEvent) => number): Counts => ({
  loads: count('load'),
  failures: {
    entry: count('entry'),
    chunk: count('chunk'),
    style: count('style'),
    render: count('render'),
    hang: count('hang'),
  },
});

/** What the API's counts say of one release. */
export function countsIn(all: readonly ReleaseCount[], name: string, id: string): Counts {
  const own = all.filter((one) => one.name === name && one.release === id);
  const byKind = new Map(own.map(({ kind, count }) => [kind, count]));
  return toCounts((event) => byKind.get(event) ?? 0);
}

/** All failures; a load that failed in two ways counts twice. */
export const countFailures = ({ failures }: Counts): number =>
  failureKinds.reduce((sum, kind) => sum + failures[kind], 0);

const combined = (a: Counts, b: Counts, combine: (a: number, b: number) => number): Counts =>
  toCounts((event) => {
    if (event === 'load') return combine(a.loads, b.loads);
    return event === 'fallback' ? 0 : combine(a.failures[event], b.failures[event]);
  });

/** What was counted since an earlier time; a count that became smaller has nothing since. */
const since = (earlier: Counts, now: Counts): Counts =>
  combined(now, earlier, (a, b) => Math.max(a - b, 0));

export const addCounts = (a: Counts, b: Counts): Counts => combined(a, b, (x, y) => x + y);

export const nothing: Counts = toCounts(() => 0);

/** What was counted of one release, by the group of networks that reported it. */
export type NetworkCounts = ReadonlyMap<number, Counts>;

/** What the API's counts by network say of one release. */
export function countsByNetwork(
  all: readonly NetworkCount[],
  name: string,
  id: string,
): NetworkCounts {
  const byNetwork = new Map<number, ReleaseCount[]>();
  for (const { network, ...row } of all) {
    if (row.name !== name || row.release !== id) continue;
    byNetwork.set(network, [...(byNetwork.get(network) ?? []), { ...row, bucket: 0 }]);
  }
  return new Map([...byNetwork].map(([network, rows]) => [network, countsIn(rows, name, id)]));
}

/** What was counted since an earlier time, by network. */
export const networksSince = (earlier: NetworkCounts, now: NetworkCounts): NetworkCounts =>
  new Map(
    [...now].map(([network, counts]) => [network, since(earlier.get(network) ?? nothing, counts)]),
  );

/** All that was counted at two times, by network. */
export const sumNetworks = (a: NetworkCounts, b: NetworkCounts): NetworkCounts =>
  new Map([
    ...a,
    ...[...b].map(
      ([network, counts]) => [network, addCounts(a.get(network) ?? nothing, counts)] as const,
    ),
  ]);
