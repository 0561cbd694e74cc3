import type { BodyOf } from '@cpal/shared/contract/call';
import { type reportTelemetry, vitalNames } from '@cpal/shared/contract/telemetry/telemetry';
import { findBucket } from './buckets';
import type { ReleaseMetrics } from './release-metrics';
import { createTally, type Tallied, type Tally } from './tally';

/**
 * Releases that a process tells apart: more than any registry serves. It bounds the memory where no edge
 * says which releases there are.
 */
const maxKnown = 256;

type Report = BodyOf<typeof reportTelemetry>;

/** A release in a report that is counted. */
export interface ReportedRelease {
  name: string;
  id: string;
  events: Report['releases'][number]['events'];
  /** Whether it is also counted by who reports it. */
  isCompared: boolean;
}

interface Known {
  name: string;
  release: string;
  /** Not stored yet: events under 0, vitals under their buckets. */
  counts: Tally;
  /** Not stored yet: events under the networks that reported them. */
  networks: Tally;
}

/** What is counted of a release, or by network. */
type Part = 'counts' | 'networks';

/** Something to be stored. */
export interface Unsaved extends Tallied {
  name: string;
  release: string;
}

const keyFor = ({ name, release }: Pick<Known, 'name' | 'release'>) => `${name} ${release}`;

/**
 * Counts what pages report, in bounded memory. What is not stored yet is never given up for something
 * else: where there is no room, a new release waits until the others are stored.
 */
export function createReleaseCounts(metrics: ReleaseMetrics) {
  /** The one that was reported last is the last. */
  const known = new Map<string, Known>();

  const makeRoom = () => {
    if (known.size < maxKnown) return true;
    const idle = [...known.values()].find((one) => one.counts.isEmpty() && one.networks.isEmpty());
    if (idle === undefined) return false;
    metrics.forget(idle);
    return known.delete(keyFor(idle));
  };

  const find = (name: string, release: string): Known | null => {
    const key = keyFor({ name, release });
    const found = known.get(key);
    if (found === undefined && !makeRoom()) return null;
    const one = found ?? { name, release, counts: createTally(), networks: createTally() };
    known.delete(key);
    known.set(key, one);
    return one;
  };

  const countEvents = (one: Known, { events, isCompared }: ReportedRelease, network: number) => {
    const { name, release } = one;
    for (const event of new Set(events)) {
      metrics.count({ name, release }, event);
      one.counts.add(event, 0);
      if (isCompared) one.networks.add(event, network);
    }
  };

  const countVitals = (one: Known, vitals: NonNullable<Report['vitals']>) => {
    const { name, release } = one;
    for (const vital of vitalNames) {
      const value = vitals[vital];
      if (value === undefined) continue;
      metrics.observe({ name, release }, vital, value);
      one.counts.add(vital, findBucket(vital, value));
    }
  };

  return {
    /**
     * Counts a report for each release that it names.
     * @param network the group of the network that it comes from.
     */
    add(
      releases: readonly ReportedRelease[],
      { vitals = {}, network }: { vitals?: Report['vitals']; network: number },
    ): void {
      const named = new Map(
        releases.map((one) => [keyFor({ name: one.name, release: one.id }), one]),
      );
      for (const reported of named.values()) {
        const one = find(reported.name, reported.id);
        if (one === null) continue;
        countEvents(one, reported, network);
        countVitals(one, vitals);
      }
    },

    /** What is to be stored. */
    unsaved: (part: Part): Unsaved[] =>
      [...known.values()].flatMap(({ name, release, [part]: tally }) =>
        tally.rows().map((row) => ({ name, release, ...row })),
      ),

    /** Takes off what was stored; what was counted meanwhile stays. */
    saved: (part: Part, rows: readonly Unsaved[]): void => {
      for (const { name, release, ...row } of rows)
        known.get(keyFor({ name, release }))?.[part].take(row);
    },
  };
}

export type ReleaseCounts = ReturnType<typeof createReleaseCounts>;

declare module '../kernel/services' {
  interface Services {
    releaseCounts: ReleaseCounts;
  }
}
