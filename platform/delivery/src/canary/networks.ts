import { networkGroups } from '@cpal/shared/contract/telemetry/release-counts';

/** So many networks may report whatever they like without deciding anything. */
const maxLiars = 3;

/** The most that one network counts for among loads, where there are enough networks. */
const maxShare = 0.1;

/** How many times its equal share a network may count for where there are few. */
const maxExcess = 2;

/** Sums all but the largest values, one for each network that may be lying. */
export function sumBesides(values: readonly number[]): { sum: number; networks: number } {
  const rest = values.filter((value) => value > 0).toSorted((a, b) => b - a);
  const counted = rest.slice(maxLiars);
  return { sum: counted.reduce((sum, value) => sum + value, 0), networks: counted.length };
}

/**
 * Finds how many loads of one network count at most, so that no network has more than a share of all that
 * count: nobody makes a release look good, or bad, by loads alone.
 * @param loads of each network; only loads decide here, never how they went.
 */
export function findCap(loads: readonly number[]): number {
  const sorted = loads.filter((count) => count > 0).toSorted((a, b) => b - a);
  const share = Math.max(maxShare, maxExcess / sorted.length);
  let rest = sorted.reduce((sum, count) => sum + count, 0);
  for (const [capped, count] of sorted.entries()) {
    // The cap where so many of the largest are cut down to it.
    const cap = (share * rest) / (1 - share * capped);
    if (cap >= count) return capped === 0 ? Infinity : cap;
    rest -= count;
  }
  return Infinity;
}

/** What one network has of two releases. */
export type Pair = readonly [ofCanary: number, ofCurrent: number];

const sumPairs = (pairs: readonly Pair[]): Pair => [
  pairs.reduce((sum, [ofCanary]) => sum + ofCanary, 0),
  pairs.reduce((sum, [, ofCurrent]) => sum + ofCurrent, 0),
];

/**
 * Finds how many loads of the canary there are for each of the current release, at most, whichever networks
 * are left out: those that lie can have loads of one release only. By Dinkelbach's method, whose steps only
 * rise.
 */
export function findMaxRatio(loads: readonly Pair[]): number {
  const [ofCanary, ofCurrent] = sumPairs(loads);
  let ratio = ofCanary / ofCurrent;
  for (;;) {
    const gain = ([canary, current]: Pair) => ratio * current - canary;
    const without = loads.filter((pair) => gain(pair) > 0).toSorted((a, b) => gain(b) - gain(a));
    const [canary, current] = sumPairs(without.slice(0, maxLiars));
    const next = (ofCanary - canary) / (ofCurrent - current);
    if (!(next > ratio * (1 + 1e-9))) return ratio;
    ratio = next;
  }
}

/** How many sets of so many networks there are, of each size that may be lying, as logarithms. */
const logSets = Array.from({ length: maxLiars + 1 }, (_, size) => {
  let sets = 0;
  for (let one = 1; one <= size; one += 1) sets += Math.log((networkGroups - one + 1) / one);
  return sets;
});

/** Keeps the largest values seen, largest first. */
function keepLargest(largest: number[], value: number) {
  for (let place = 0; place < largest.length; place += 1) {
    const kept = largest[place] ?? 0;
    if (value <= kept) continue;
    largest.splice(place, 0, value);
    largest.pop();
    return;
  }
}

/**
 * Combines what each network says against a canary, so that a few networks that lie change little.
 *
 * Against it: the networks that say the most are left out. Whichever networks lie, what remains is at
 * most what the others say.
 *
 * For it: the evidence without some set of networks, in the mean over all such sets. A mean of evidence is
 * evidence, and the set that lies is one of them; the sum is at least this set's part.
 *
 * @param weights logarithms of the factors that the networks bring, positive against the canary.
 * @returns the logarithm of the evidence of all together.
 */
export function combineNetworks(weights: Iterable<number>): number {
  const against = Array.from({ length: maxLiars }, () => 0);
  const inFavor = Array.from({ length: maxLiars }, () => 0);
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    if (weight > 0) keepLargest(against, weight);
    else keepLargest(inFavor, -weight);
  }
  sum -= against.reduce((total, weight) => total + weight, 0);
  const parts = logSets.map((sets, size) => {
    const without = inFavor.slice(0, size).reduce((total, weight) => total + weight, 0);
    return sum + without - sets;
  });
  const max = Math.max(...parts);
  const mean = parts.reduce((total, part) => total + Math.exp(part - max), 0) / parts.length;
  return max + Math.log(mean);
}
