import type { Vital } from '@cpal/shared/contract/telemetry/telemetry';

const milliseconds = [50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000];

/**
 * Upper bounds of the buckets, in the contract's units. Among them are the ends of `good` and of `needs
 * improvement`: TTFB 800 and 1800, LCP 2500 and 4000, INP 200 and 500, CLS 100 and 250
 * (https://web.dev/articles/vitals).
 */
export const bounds = {
  ttfb: milliseconds,
  lcp: milliseconds,
  inp: milliseconds,
  ready: milliseconds,
  cls: [10, 25, 50, 100, 150, 250, 500, 1000],
} satisfies Record<Vital, number[]>;

/** The highest bound that a value is above; 0 where it is above none. */
export const findBucket = (vital: Vital, value: number): number =>
  bounds[vital].findLast((bound) => value > bound) ?? 0;
