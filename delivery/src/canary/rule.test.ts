import { type Counts, nothing } from './counts';
import { leastFailures, leastLoads, margin, startRule } from './rule';

/** The probability of so many successes. */
function probabilityOf(successes: number, trials: number, each: number): number {
  let probability = (1 - each) ** trials;
  for (let one = 0; one < successes; one += 1)
    probability *= ((trials - one) / (one + 1)) * (each / (1 - each));
  return probability;
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);

const failing = (loads: number, hang: number): Counts => ({
  loads,
  failures: { ...nothing.failures, hang },
});

it.each([
  [20, 20, 0.01],
  [20, 90, 0.05],
  [20, 90, 0.3],
  [60, 20, 0.3],
  [30, 30, 0.6],
])(
  'expects no evidence of a look at the margin: %s and %s loads, %s of failures',
  (n, m, share) => {
    let expected = 0;
    for (const ofCanary of upTo(n))
      for (const ofCurrent of upTo(m)) {
        const look = { canary: failing(n, ofCanary), current: failing(m, ofCurrent) };
        expected +=
          startRule(['hang'])(look).evidence *
          probabilityOf(ofCanary, n, share * margin) *
          probabilityOf(ofCurrent, m, share);
      }
    expect(expected).toBeLessThanOrEqual(1 + 1e-9);
    expect(expected).toBeGreaterThan(0.01);
  },
);

describe('the rule', () => {
  it('waits for loads of both releases, and then weighs all that it has seen', () => {
    const weigh = startRule(['hang']);
    const few = { canary: failing(leastLoads / 2, leastLoads / 2), current: failing(500, 0) };
    expect(weigh(few)).toMatchObject({ evidence: 1, isWorse: false, weighed: { canary: nothing } });
    expect(weigh(few)).toMatchObject({
      isWorse: true,
      weighed: { canary: failing(leastLoads, leastLoads), current: failing(1_000, 0) },
    });
  });

  it('stops no canary for a few failures, however strange they are', () => {
    const weigh = startRule(['hang']);
    const { evidence, isWorse } = weigh({
      canary: failing(20, leastFailures - 1),
      current: failing(1_000_000, 0),
    });
    expect([evidence > 1_000_000, isWorse]).toEqual([true, false]);
  });

  it('weighs no kind of failure that is not comparable', () => {
    const look = { canary: failing(1_000, 1_000), current: failing(1_000, 0) };
    expect(startRule(['entry', 'render'])(look)).toMatchObject({ evidence: 1, isWorse: false });
  });

  it('counts no more failures than loads', () => {
    const weigh = startRule(['hang']);
    const late = weigh({ canary: failing(20, 25), current: failing(20, 0) });
    expect(late.evidence).toBe(
      startRule(['hang'])({ canary: failing(20, 20), current: failing(20, 0) }).evidence,
    );
  });
});
