import { binomial, createRandom } from '../testing/random';
import { spread } from '../testing/spread';
import { type Counts, failureKinds, type NetworkCounts, nothing, sumNetworks } from './counts';
import { margin, minFailures, minLoads, nothingSeen, startRule } from './rule';

const failing = (loads: number, hang: number): Counts => ({
  loads,
  failures: { ...nothing.failures, hang },
});

/** Loads of each of some networks, of which a share fails by chance. */
function byChance(random: () => number, networks: number, loads: number, share: number) {
  const ofNetworks = Array.from({ length: networks }, (_, network) => {
    return [network, failing(loads, binomial(random, loads, share))] as const;
  });
  return new Map(ofNetworks);
}

/** The mean evidence of a look, for a canary that fails so many times as often. */
function meanEvidence(
  networks: number,
  loads: readonly [number, number],
  share: number,
  by: number,
) {
  const random = createRandom(1);
  let sum = 0;
  const runs = 4_000;
  for (let run = 0; run < runs; run += 1)
    sum += startRule(['hang'])({
      canary: byChance(random, networks, loads[0], share * by),
      current: byChance(random, networks, loads[1], share),
    }).evidence;
  return sum / runs;
}

it.each<[number, [number, number], number]>([
  [5, [10, 10], 0.01],
  [5, [20, 90], 0.05],
  [30, [3, 20], 0.02],
  [30, [60, 20], 0.3],
])(
  'expects no evidence of a look at the margin: %s networks, %j loads of each, %s of failures',
  (networks, loads, share) => {
    expect(meanEvidence(networks, loads, share, margin)).toBeLessThanOrEqual(1);
  },
);

it('expects evidence of a look beyond the margin', () => {
  expect(meanEvidence(30, [3, 20], 0.02, 10)).toBeGreaterThan(100);
});

/** The evidence of a look in which so many of 200 loads hang. */
const evidence = (hang: number) =>
  startRule(['hang'])({
    canary: spread(failing(200, hang), 10),
    current: spread(failing(200, 0), 10),
  }).evidence;

describe('the rule', () => {
  it('waits for loads of both releases, and then weighs all that it has seen', () => {
    const weigh = startRule(['hang']);
    const few = {
      canary: spread(failing(2 * minLoads, 2 * minLoads), 8),
      current: spread(failing(500, 0), 8),
    };
    const [half, whole] = [weigh(nothingSeen), weigh({ ...few, current: new Map() })];
    for (const verdict of [half, whole])
      expect(verdict).toMatchObject({ isWorse: false, isUndecided: true });
    expect(weigh({ ...nothingSeen, current: few.current })).toMatchObject({
      isWorse: true,
      isUndecided: false,
      reported: {
        canary: { ...failing(2 * minLoads, 2 * minLoads), failed: 2 * minLoads, networks: 8 },
        current: { loads: 500, failed: 0, networks: 8 },
      },
    });
  });

  it('is undecided where four networks report, however much', () => {
    const look = { canary: spread(failing(1e5, 1e5), 4), current: spread(failing(1e5, 0), 4) };
    expect(startRule(['hang'])(look)).toMatchObject({ isWorse: false, isUndecided: true });
  });

  it('decides where five networks report', () => {
    const look = { canary: spread(failing(150, 150), 5), current: spread(failing(150, 0), 5) };
    expect(startRule(failureKinds)(look)).toMatchObject({ isWorse: true });
  });

  it('stops no canary for a few failed loads, however strange they are', () => {
    const weigh = startRule(failureKinds);
    const inAllWays = Object.fromEntries(failureKinds.map((kind) => [kind, minFailures + 2]));
    const {
      evidence: strange,
      isWorse,
      reported,
    } = weigh({
      canary: spread({ loads: 120, failures: { ...nothing.failures, ...inAllWays } }, 12),
      current: spread(failing(1_000_000, 0), 12),
    });
    expect([strange > 1_000_000, isWorse]).toEqual([true, false]);
    expect(reported.canary.failed).toBe(minFailures + 2);
  });

  it('weighs no kind of failure that is not comparable', () => {
    const look = { canary: spread(failing(1e3, 1e3), 20), current: spread(failing(1e3, 0), 20) };
    expect(startRule(['entry', 'render'])(look)).toMatchObject({
      isWorse: false,
      isUndecided: false,
      reported: { canary: { failed: 0 } },
    });
  });

  it('counts no more failures than loads', () => {
    expect(evidence(400)).toBe(evidence(200));
    expect(evidence(200)).toBeGreaterThan(evidence(150));
  });

  it('counts a failure that is reported after its load', () => {
    const [loads, late] = [startRule(['hang']), startRule(['hang'])];
    const current = spread(failing(4_000, 0), 20);
    const [all, hung] = [failing(400, 40), failing(400, 0)];
    loads({ canary: spread(all, 20), current });
    late({ canary: spread(hung, 20), current });
    const more = { canary: spread(failing(400, 0), 20), current };
    const after = { canary: spread(failing(400, 40), 20), current };
    expect(late(after).evidence).toBeCloseTo(loads(more).evidence);
  });
});

/** So many reports a minute of a release that name all failures at once. */
const forged = (reports: number, networks: number): NetworkCounts => {
  const failures = Object.fromEntries(failureKinds.map((kind) => [kind, reports]));
  return spread({ loads: reports, failures: { ...nothing.failures, ...failures } }, networks, 900);
};

const goodLoads = (loads: number, networks: number) => spread(failing(loads, 0), networks, 900);

/** Watches for an hour: visitors of both releases, and what is forged next to them each minute. */
function watchWith(
  { networks, canary, current }: { networks: number; canary: number; current: number },
  lies: Partial<Record<'canary' | 'current', NetworkCounts>>,
) {
  const random = createRandom(7);
  const weigh = startRule(failureKinds);
  const none: NetworkCounts = new Map();
  for (let minute = 1; minute <= 60; minute += 1) {
    const { isWorse, isUndecided } = weigh({
      canary: sumNetworks(byChance(random, networks, 2, canary), lies.canary ?? none),
      current: sumNetworks(byChance(random, networks, 6, current), lies.current ?? none),
    });
    if (isWorse) return minute;
    if (minute === 60 && isUndecided) return 'undecided';
  }
  return null;
}

describe.each([6, 20, 200])('with visitors from %s networks', (networks) => {
  const good = { networks, canary: 0.01, current: 0.01 };
  const bad = { networks, canary: 0.7, current: 0.01 };

  it.each<[string, Parameters<typeof watchWith>[1]]>([
    ['20 reports of all failures a minute', { canary: forged(20, 1) }],
    ['thousands from one', { canary: forged(30_000, 1) }],
    ['20 from each of three', { canary: forged(60, 3) }],
    [
      'thousands from three, which also praise the current release',
      {
        canary: forged(90_000, 3),
        current: goodLoads(90_000, 3),
      },
    ],
  ])('a good canary survives %s', (_name, lies) => {
    expect(watchWith(good, lies)).toBeNull();
  });

  it.each<[string, Parameters<typeof watchWith>[1]]>([
    ['nothing forged', {}],
    ['20 forged failures of the current release a minute', { current: forged(20, 1) }],
    ['thousands from one network', { current: forged(30_000, 1) }],
    ['20 from each of three networks', { current: forged(60, 3) }],
    ['20 forged loads without a failure', { canary: goodLoads(20, 1) }],
    [
      'thousands of both from three networks',
      {
        canary: goodLoads(90_000, 3),
        current: forged(90_000, 3),
      },
    ],
  ])('a bad canary is found next to %s', (_name, lies) => {
    expect(watchWith(bad, lies)).toEqual(expect.any(Number));
  });
});
