import {
  type Counts,
  failureKinds,
  type NetworkCounts,
  nothing,
  sumNetworks,
} from '../canary/counts';
import { margin, startRule } from '../canary/rule';
import { binomial, createRandom } from '../testing/random';
import { spread } from '../testing/spread';

const runs = Number(process.env['CANARY_RUNS'] ?? 200);

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
  /** How many networks visitors come from; 24 unless given. */
  networks?: number;
  /** The share of failures that is reported one look later; 0 unless given. */
  late?: number;
  /** What is forged at each look. */
  lies?: Partial<Record<'canary' | 'current', NetworkCounts>>;
}

const failuresOf = (count: (kind: (typeof failureKinds)[number]) => number) => ({
  ...nothing.failures,
  ...Object.fromEntries(failureKinds.map((kind) => [kind, count(kind)])),
});

/** Loads of one release from some networks, of which some have more visitors than others. */
function counted(random: () => number, loads: number, shares: Shares, networks: number) {
  const sizes = Array.from({ length: networks }, () => random());
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return new Map(
    sizes.map((size, network) => {
      const own = Math.floor((loads * size) / all + random());
      const failures = failuresOf((kind) => binomial(random, own, shares[kind] ?? 0));
      return [network, { loads: own, failures }] as const;
    }),
  );
}

/** Puts a share of the failures of each look into the next. */
function delaying(random: () => number, late: number) {
  let waiting: NetworkCounts = new Map();
  return (counts: NetworkCounts): NetworkCounts => {
    const delayed = [...counts].map(([network, { failures }]) => {
      const some = failuresOf((kind) => binomial(random, failures[kind], late));
      return [network, { loads: 0, failures: some }] as const;
    });
    const withheld = new Map(delayed);
    const rest = [...counts].map(([network, { loads, failures }]) => {
      const less = failuresOf(
        (kind) => failures[kind] - (withheld.get(network)?.failures[kind] ?? 0),
      );
      return [network, { loads, failures: less }] as const;
    });
    const reported = sumNetworks(waiting, new Map(rest));
    waiting = withheld;
    return reported;
  };
}

const none: NetworkCounts = new Map();

/** Watches a canary by the rule. @returns after how many looks it was stopped; null if it was not. */
function stoppedAfter(seed: number, traffic: Traffic) {
  const { canary, current, loads, percent, looks, networks = 24, late = 0, lies = {} } = traffic;
  const random = createRandom(seed);
  const [delayCanary, delayCurrent] = [delaying(random, late), delaying(random, late)];
  const weigh = startRule(failureKinds);
  for (let look = 1; look <= looks; look += 1) {
    // Some looks see much, some nothing.
    const all = Math.round(2 * loads * random());
    const ofCanary = binomial(random, all, percent / 100);
    const ofCurrent = all - ofCanary;
    const { isWorse } = weigh({
      canary: sumNetworks(
        delayCanary(counted(random, ofCanary, canary, networks)),
        lies.canary ?? none,
      ),
      current: sumNetworks(
        delayCurrent(counted(random, ofCurrent, current, networks)),
        lies.current ?? none,
      ),
    });
    if (isWorse) return look;
  }
  return null;
}

/** So many reports of all failures at once. */
const forged = (reports: number, networks: number) =>
  spread({ loads: reports, failures: failuresOf(() => reports) }, networks, 900);

const praise = (loads: number, networks: number) =>
  spread({ loads, failures: nothing.failures }, networks, 900);

const stopsOf = (traffic: Traffic) =>
  Array.from({ length: runs }, (_, run) => stoppedAfter(run + 1, traffic));

const usual = { entry: 0.002, style: 0.0005, hang: 0.003, render: 0.0005 };

describe(`a bad canary is stopped in each of ${runs} runs`, () => {
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
        looks: 120,
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
    [
      'beside 20 forged failures of the current release',
      {
        canary: { render: 0.05 },
        current: { render: 0.005 },
        loads: 2_000,
        percent: 5,
        looks: 60,
        lies: { current: forged(20, 1) },
      },
    ],
    [
      'beside all that three networks can say for it',
      {
        canary: { render: 0.1 },
        current: { render: 0.005 },
        loads: 2_000,
        percent: 5,
        looks: 60,
        lies: { canary: praise(9_000, 3), current: forged(9_000, 3) },
      },
    ],
    [
      'of which five networks report',
      { canary: { entry: 1 }, current: {}, loads: 100, percent: 25, looks: 60, networks: 5 },
    ],
  ])('%s', (_name, traffic) => {
    expect(stopsOf(traffic).filter((stop) => stop === null)).toEqual([]);
  });

  it('soon: one that mostly fails, with the first loads that are weighed', () => {
    const traffic = { canary: { hang: 0.9 }, current: usual, loads: 4_000, percent: 5, looks: 60 };
    expect(Math.max(...stopsOf(traffic).map((stop) => stop ?? Infinity))).toBeLessThan(10);
  });
});

describe(`a good canary is stopped in none of ${runs} runs`, () => {
  const often = { loads: 2_000, percent: 5, looks: 100 };
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
    [
      'beside 20 forged failures of it',
      { canary: usual, current: usual, ...often, lies: { canary: forged(20, 1) } },
    ],
    [
      'beside all that three networks can say against it',
      {
        canary: { hang: 0.003 * margin },
        current: { hang: 0.003 },
        ...often,
        lies: { canary: forged(9_000, 3), current: praise(9_000, 3) },
      },
    ],
    [
      'of six networks, beside all that three others can say against it',
      {
        canary: { hang: 0.1 * margin },
        current: { hang: 0.1 },
        ...often,
        loads: 200,
        networks: 6,
        lies: { canary: forged(9_000, 3), current: praise(9_000, 3) },
      },
    ],
    ['at nine of ten visitors', { canary: usual, current: usual, ...often, percent: 90 }],
  ])('%s', (_name, traffic) => {
    expect(stopsOf(traffic).filter((stop) => stop !== null)).toEqual([]);
  });
});
