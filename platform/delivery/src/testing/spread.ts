import { type Counts, failureKinds, type NetworkCounts, nothing } from '../canary/counts';

/** The part of a whole number that one of several gets, so that all get the whole of it. */
const partOf = (whole: number, place: number, places: number) =>
  Math.floor((whole * (place + 1)) / places) - Math.floor((whole * place) / places);

/** Spreads counts evenly over so many networks. */
export const spread = (counts: Counts, networks: number, first = 0): NetworkCounts =>
  new Map(
    Array.from({ length: networks }, (_, place) => {
      const failures = Object.fromEntries(
        failureKinds.map((kind) => [kind, partOf(counts.failures[kind], place, networks)]),
      );
      return [
        first + place,
        {
          loads: partOf(counts.loads, place, networks),
          failures: { ...nothing.failures, ...failures },
        },
      ];
    }),
  );
