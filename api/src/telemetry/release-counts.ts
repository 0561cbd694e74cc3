import type { BodyOf } from '@cpal/shared/contract/call';
import { type reportTelemetry, vitalNames } from '@cpal/shared/contract/telemetry';
import { bucketOf } from './buckets';
import type { ReleaseMetrics } from './release-metrics';

/** Releases that a process tells apart: six front ends, each with its last few. */
const mostKnown = 32;

/** Releases of which a process stores something in one hour, so that the table grows by no more. */
const mostStored = 64;

/** How often something happened to a release, or how many values of a vital fell into a bucket. */
interface Count {
  name: string;
  release: string;
  kind: string;
  bucket: number;
  count: number;
}

interface Known {
  name: string;
  release: string;
  /** How much was reported of it of late. */
  weight: number;
  /** Not stored yet, by kind and bucket. */
  unsaved: Map<string, Count>;
}

const keyOf = ({ name, release }: Pick<Known, 'name' | 'release'>) => `${name} ${release}`;

const cellOf = ({ kind, bucket }: Pick<Count, 'bucket' | 'kind'>) => `${kind} ${bucket}`;

function addTo({ name, release, unsaved }: Known, kind: string, bucket: number) {
  const row = { name, release, kind, bucket };
  const { count } = unsaved.get(cellOf(row)) ?? { count: 0 };
  unsaved.set(cellOf(row), { ...row, count: count + 1 });
}

/**
 * Counts what pages report, in bounded memory. Anybody can report of releases that do not exist, so the
 * one of which the least was reported of late makes room for another.
 */
export function createReleaseCounts(metrics: ReleaseMetrics) {
  const known = new Map<string, Known>();
  let storing = { hour: 0, keys: new Set<string>() };

  const find = (name: string, release: string): Known => {
    const found = known.get(keyOf({ name, release }));
    if (found) return found;
    const [least] = [...known.values()].toSorted((a, b) => a.weight - b.weight);
    if (least && known.size >= mostKnown) {
      known.delete(keyOf(least));
      metrics.forget(least);
    }
    const added = { name, release, weight: 0, unsaved: new Map<string, Count>() };
    known.set(keyOf(added), added);
    return added;
  };

  /** Takes a place of the hour for a release, where it has none and there is one. */
  const hasPlace = (one: Known) => {
    const { keys } = storing;
    if (keys.size < mostStored) keys.add(keyOf(one));
    return keys.has(keyOf(one));
  };

  return {
    /** Counts a report for each release that it names. */
    add({ releases, vitals = {} }: BodyOf<typeof reportTelemetry>): void {
      const named = new Map(releases.map((one) => [`${one.name} ${one.id}`, one]));
      for (const { name, id: release, events } of named.values()) {
        const one = find(name, release);
        one.weight += 1;
        for (const event of new Set(events)) {
          metrics.count({ name, release }, event);
          addTo(one, event, 0);
        }
        for (const vital of vitalNames) {
          const value = vitals[vital];
          if (value === undefined) continue;
          metrics.observe({ name, release }, vital, value);
          addTo(one, vital, bucketOf(vital, value));
        }
      }
    },

    /**
     * What is to be stored, of the releases first of which the most was reported of late.
     * @param hour the beginning of the one that it is stored under, in seconds.
     */
    unsaved(hour: number): Count[] {
      if (storing.hour !== hour) storing = { hour, keys: new Set() };
      const all = [...known.values()].toSorted((a, b) => b.weight - a.weight);
      // What is reported no more loses its place to what is new.
      for (const one of all) one.weight /= 2;
      return all
        .filter(({ unsaved }) => unsaved.size > 0)
        .filter(hasPlace)
        .flatMap(({ unsaved }) => [...unsaved.values()]);
    },

    /** Takes off what was stored; what was counted meanwhile stays. */
    saved(rows: readonly Count[]): void {
      for (const row of rows) {
        const unsaved = known.get(keyOf(row))?.unsaved;
        const now = unsaved?.get(cellOf(row));
        if (now === undefined) continue;
        if (now.count > row.count)
          unsaved?.set(cellOf(row), { ...now, count: now.count - row.count });
        else unsaved?.delete(cellOf(row));
      }
    },
  };
}

export type ReleaseCounts = ReturnType<typeof createReleaseCounts>;
