import { type Counts, failureKinds, nothing, since, sumOf } from '../canary/counts';
import { margin, startRule } from '../canary/rule';
import { binomial, randomOf } from '../testing/random';

const runs = 200;

/** By kind of failure, the probability of it in a load. */
type Shares = Partial<Counts['failures']>;

interface Traffic {
  canary: Shares;
  current: Shares;
  /** Loads of both between two looks, in the mean. */
  loads: number;
  /** Of them the canary's. */
  percent: number;
  looks: number;
  /** The share of failures that is reported one look later; 0 unless given. */
  late?: number;
}

const counted = (random: () => number, loads: number, shares: Shares): Counts => ({
  loads,
  failures: {
    ...nothing.failures,
    ...Object.fromEntries(
      failureKinds.map((kind) => [kind, binomial(random, loads, shares[kind] ?? 0)]),
    ),
  },
});

/** Puts a share of the failures of each look into the next. */
function delaying(random: () => number, late: number) {
  let waiting = nothing;
  return (counts: Counts): Counts => {
    const parts = failureKinds.map((kind) => [kind, binomial(random, counts.failures[kind], late)]);
    const delayed = { loads: 0, failures: { ...nothing.failures, ...Object.fromEntries(parts) } };
    const reported = sumOf(waiting, since(delayed, counts));
    waiting = delayed;
    return reported;
  };
}

/** Watches a canary by the rule. @returns after how many looks it was stopped; null where it was not. */
function stoppedAfter(seed: number, { canary, current, loads, percent, looks, late = 0 }: Traffic) {
  const random = randomOf(seed);
  const [delayCanary, delayCurrent] = [delaying(random, late), delaying(random, late)];
  const weigh = startRule(failureKinds);
  for (let look = 1; look <= looks; look += 1) {
    // Some looks see much, some nothing.
    const all = Math.round(2 * loads * random());
    const ofCanary = binomial(random, all, percent / 100);
    const { isWorse } = weigh({
      canary: delayCanary(counted(random, ofCanary, canary)),
      current: delayCurrent(counted(random, all - ofCanary, current)),
    });
    if (isWorse) return look;
  }
  return null;
}

const stopsOf = (traffic: Traffic) =>
  Array.from({ length: runs }, (_, run) => stoppedAfter(run + 1, traffic));

const usual = { entry: 0.002, style: 0.0005, hang: 0.003, render: 0.0005 };

describe('a bad canary is stopped in each of 200 runs', () => {
  it.each<[string, Traffic]>([
    [
      'with 5 % of errors against 0.5 %',
      { canary: { render: 0.05 }, current: { render: 0.005 }, loads: 2_000, percent: 5, looks: 60 },
    ],
    [
      'with three times the errors',
      {
        canary: { render: 0.015 },
        current: { render: 0.005 },
        loads: 10_000,
        percent: 5,
        looks: 60,
      },
    ],
    [
      'that fails in one way among many',
      {
        canary: { ...usual, chunk: 0.01 },
        current: usual,
        loads: 2_000,
        percent: 5,
        looks: 60,
      },
    ],
    [
      'that always fails, where hardly anybody comes',
      { canary: { entry: 1 }, current: {}, loads: 40, percent: 25, looks: 60 },
    ],
  ])('%s', (_name, traffic) => {
    expect(stopsOf(traffic).filter((stop) => stop === null)).toEqual([]);
  });

  it('soon: one that mostly fails, with the first loads that are weighed', () => {
    const traffic = { canary: { hang: 0.9 }, current: usual, loads: 4_000, percent: 5, looks: 60 };
    expect(Math.max(...stopsOf(traffic).map((stop) => stop ?? Infinity))).toBeLessThan(10);
  });
});

describe('a good canary is stopped in none of 200 runs', () => {
  const often = { loads: 2_000, percent: 5, looks: 200 };
  it.each<[string, Traffic]>([
    ['that fails as the current release does', { canary: usual, current: usual, ...often }],
    ['that fails less', { canary: { hang: 0.001 }, current: usual, ...often }],
    ['of a product that fails often', { canary: { hang: 0.3 }, current: { hang: 0.3 }, ...often }],
    [
      'that fails as much more as the margin allows',
      { canary: { hang: 0.003 * margin }, current: { hang: 0.003 }, ...often },
    ],
    ['at half of all visitors', { canary: usual, current: usual, ...often, percent: 50 }],
    ['where hardly anybody comes', { canary: usual, current: usual, ...often, loads: 60 }],
    [
      'of which a third of the failures is reported late',
      { canary: { hang: 0.1 }, current: { hang: 0.1 }, ...often, loads: 1_000, late: 0.33 },
    ],
    ['where nothing ever fails', { canary: {}, current: {}, ...often }],
  ])('%s', (_name, traffic) => {
    expect(stopsOf(traffic).filter((stop) => stop !== null)).toEqual([]);
  });
});
