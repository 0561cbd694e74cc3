import { type Counts, type FailureKind, failuresOf, nothing, sumOf } from './counts';

/**
 * How many times the current release's share of failed loads a canary may have: its files are in no
 * visitor's cache yet, and what is fetched fails sometimes.
 */
export const margin = 1.5;

/** The evidence at which a canary counts as worse: the reciprocal of how often that may be wrong. */
export const enough = 1_000;

/** By how many times more than the margin a canary could be worse; the evidence is the mean of all. */
const ratios = [1.5, 2.5, 5, 15, 50];

/** A look with fewer loads of either release waits for the next: reports of one load come in two looks. */
export const leastLoads = 20;

/** A canary with fewer failures is not stopped: all could be of one visitor. */
export const leastFailures = 10;

/** What both releases did in the same time. */
export interface Look {
  canary: Counts;
  current: Counts;
}

/** What is known after a look. */
export interface Verdict {
  /** How many times likelier the counts are where the canary is worse. */
  evidence: number;
  isWorse: boolean;
  /** All that was weighed so far. */
  weighed: Look;
}

const bothOf = (a: Look, b: Look): Look => ({
  canary: sumOf(a.canary, b.canary),
  current: sumOf(a.current, b.current),
});

const none: Look = { canary: nothing, current: nothing };

/** The logarithm of the factor that a look brings, for one kind of failure and one ratio. */
function weightOf({ canary, current }: Look, kind: FailureKind, ratio: number): number {
  const share = (margin * canary.loads) / (margin * canary.loads + current.loads);
  // A failure that was reported late can be of a load before the look.
  const worse = Math.min(canary.failures[kind], canary.loads);
  const all = worse + current.failures[kind];
  return worse * Math.log(ratio) - all * Math.log1p(share * (ratio - 1));
}

/**
 * Starts to compare a canary with the current release: a sequential test, so that one may look as often
 * as one likes. For a look with n loads of the canary and n′ of the current release, of which e and e′
 * failed in one way, and a ratio θ, the evidence is multiplied by
 *
 *     θ^e / q^(e + e′),  q = 1 + s (θ − 1),  s = m n / (m n + n′),  m the margin:
 *
 * how much likelier it is that so many of all failures are the canary's. Let its share of failed loads be
 * p ≤ m p′. As 1 + x ≤ e^x, the factor is expected to be at most
 * exp(n p (θ/q − 1) − n′ p′ (1 − 1/q)) ≤ 1. So the product, and the mean of such products over ratios and
 * kinds, is a supermartingale that begins at 1, and it ever reaches 1,000 with a probability of at most
 * 0.001 (Ville). A canary that is stopped wrongly is that rare, whatever the current release's share is.
 *
 * Sources: J. Ville, Étude critique de la notion de collectif, 1939; A. Wald, Sequential tests of
 * statistical hypotheses, Annals of Mathematical Statistics 16, 1945; the mean over ratios: H. Robbins,
 * Statistical methods related to the law of the iterated logarithm, ibid. 41, 1970.
 *
 * @param kinds the failures that are comparable.
 * @returns a function that takes what was counted since the last look.
 */
export function startRule(kinds: readonly FailureKind[]): (look: Look) => Verdict {
  const parts = kinds.flatMap((kind) => ratios.map((ratio) => ({ kind, ratio, weight: 0 })));
  let waiting = none;
  let weighed = none;
  return (look) => {
    waiting = bothOf(waiting, look);
    if (Math.min(waiting.canary.loads, waiting.current.loads) >= leastLoads) {
      for (const part of parts) part.weight += weightOf(waiting, part.kind, part.ratio);
      weighed = bothOf(weighed, waiting);
      waiting = none;
    }
    const sum = parts.reduce((total, { weight }) => total + Math.exp(weight), 0);
    // No program's JSON has an infinite number.
    const evidence = Math.min(sum / parts.length, Number.MAX_VALUE);
    const isWorse = evidence >= enough && failuresOf(weighed.canary) >= leastFailures;
    return { evidence, isWorse, weighed };
  };
}
