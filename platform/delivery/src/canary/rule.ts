import {
  type Counts,
  type FailureKind,
  type NetworkCounts,
  nothing,
  sumNetworks,
  addCounts,
} from './counts';
import { combineNetworks, findCap, findMaxRatio, type Pair, sumBesides } from './networks';

/**
 * How many times the current release's share of failed loads a canary may have: its files are in no
 * visitor's cache yet, and what is fetched fails sometimes.
 */
export const margin = 1.5;

/** The evidence at which a canary counts as worse: the reciprocal of how often that may be wrong. */
export const enough = 1_000;

/** By how many times more than the margin a canary could be worse; the evidence is the mean of all. */
const ratios = [1.5, 2.5, 5, 15, 50];

/**
 * A look with fewer loads of either release waits for the next: reports of one load come in two looks. Those
 * of the networks that have the most do not count here, nor in the two numbers below.
 */
export const minLoads = 20;

/** Evidence that a canary which is not worse reaches with a probability of a tenth at most. */
const suspicious = 10;

/** A canary with fewer failed loads is not stopped. */
export const minFailures = 10;

/** Loads, and failures, of fewer networks decide nothing. */
const minNetworks = 2;

/** What both releases did in the same time. */
export interface Look {
  canary: NetworkCounts;
  current: NetworkCounts;
}

type Side = keyof Look;

/** What was reported of one release. */
interface Reported extends Counts {
  /** In how many loads it failed, at least: one load can fail in several ways. */
  failed: number;
  /** How many networks they come from. */
  networks: number;
}

/** What is known after a look. */
export interface Verdict {
  /** How many times likelier the counts are where the canary is worse. */
  evidence: number;
  isWorse: boolean;
  /**
   * Whether one cannot tell: a canary that always fails would not have been found by so few loads, or this
   * one may well be worse.
   */
  isUndecided: boolean;
  /** All that was reported so far. */
  reported: Record<Side, Reported>;
}

/** A look before anything was reported. */
export const nothingSeen: Look = { canary: new Map(), current: new Map() };

const bothOf = (a: Look, b: Look): Look => ({
  canary: sumNetworks(a.canary, b.canary),
  current: sumNetworks(a.current, b.current),
});

const loadsIn = (counts: NetworkCounts) => [...counts.values()].map(({ loads }) => loads);

function hasEnough(counts: NetworkCounts): boolean {
  const { sum, networks } = sumBesides(loadsIn(counts));
  return sum >= minLoads && networks >= minNetworks;
}

/** What one network has reported so far. */
interface Network extends Record<Side, Counts> {
  /** By kind and ratio, the logarithm of the factor that it brings. */
  weights: number[];
  /** By ratio, the same if all loads of the canary had failed. */
  alwaysFailing: number[];
}

/** A failure that was reported late is of a load before the look; but there are no more than loads. */
const failuresIn = ({ loads, failures }: Counts, kind: FailureKind) =>
  Math.min(failures[kind], loads);

const failedIn = (counts: Counts, kinds: readonly FailureKind[]) =>
  Math.max(0, ...kinds.map((kind) => failuresIn(counts, kind)));

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
 * Anybody can report, so the factor is taken apart by network, which it is a product over, and
 * `combineNetworks` puts it together so that three networks can say what they like. A network's loads and
 * failures are scaled down to a cap, by w ≤ 1: as x^w ≤ 1 + w (x − 1), the bound holds of what is left.
 * n / n′ is the highest without any three networks, so that no loads of theirs make failures of the current
 * release look rare.
 *
 * Sources: J. Ville, Étude critique de la notion de collectif, 1939; A. Wald, Sequential tests of
 * statistical hypotheses, Annals of Mathematical Statistics 16, 1945; the mean over ratios: H. Robbins,
 * Statistical methods related to the law of the iterated logarithm, ibid. 41, 1970.
 *
 * @param kinds the failures that are comparable.
 * @returns a function that takes what was counted since the last look.
 */
export function startRule(kinds: readonly FailureKind[]): (look: Look) => Verdict {
  const parts = kinds.length * ratios.length;
  const networks = new Map<number, Network>();
  let waiting = nothingSeen;

  const find = (id: number): Network => {
    const found = networks.get(id) ?? {
      canary: nothing,
      current: nothing,
      weights: [],
      alwaysFailing: [],
    };
    networks.set(id, found);
    return found;
  };

  /** Adds what a network reported. @returns its new failures of each kind, as far as they count. */
  const addTo = (network: Network, side: Side, counts: Counts, cap: number) => {
    const before = network[side];
    network[side] = addCounts(before, counts);
    const scale = Math.min(1, cap / counts.loads);
    return (kind: FailureKind) => {
      const more = failuresIn(network[side], kind) - failuresIn(before, kind);
      return Math.min(more * scale, cap);
    };
  };

  const weigh = (look: Look) => {
    const ids = [...new Set([...look.canary.keys(), ...look.current.keys()])];
    const caps = { canary: findCap(loadsIn(look.canary)), current: findCap(loadsIn(look.current)) };
    const capped = (id: number, side: Side) => Math.min(look[side].get(id)?.loads ?? 0, caps[side]);
    const odds =
      margin * findMaxRatio(ids.map((id): Pair => [capped(id, 'canary'), capped(id, 'current')]));
    const logs = ratios.map((ratio) => {
      const q = 1 + (odds / (1 + odds)) * (ratio - 1);
      return { worse: Math.log(ratio / q), other: -Math.log(q) };
    });
    /** Adds, from a place on, what failures say for each ratio. */
    const addWeights = (weights: number[], from: number, worse: number, other: number) => {
      for (const [place, log] of logs.entries())
        weights[from + place] =
          (weights[from + place] ?? 0) + worse * log.worse + other * log.other;
    };
    for (const id of ids) {
      const network = find(id);
      const worse = addTo(network, 'canary', look.canary.get(id) ?? nothing, caps.canary);
      const other = addTo(network, 'current', look.current.get(id) ?? nothing, caps.current);
      for (const [place, kind] of kinds.entries())
        addWeights(network.weights, place * ratios.length, worse(kind), other(kind));
      const failed = Math.max(0, ...kinds.map(other));
      addWeights(network.alwaysFailing, 0, capped(id, 'canary'), failed);
    }
  };

  /** The mean over kinds and ratios of what the networks say together; what is infinite is no JSON. */
  const evidenceOf = (places: number, weight: (network: Network, place: number) => number) => {
    const all = [...networks.values()];
    let sum = 0;
    for (let place = 0; place < places; place += 1)
      sum += Math.exp(combineNetworks(all.map((network) => weight(network, place))));
    return Math.min(sum / parts, Number.MAX_VALUE);
  };

  const reported = (side: Side): Reported => {
    const weighed = new Map([...networks].map(([id, network]) => [id, network[side]]));
    const all = [...sumNetworks(weighed, waiting[side]).values()];
    return {
      ...all.reduce(addCounts, nothing),
      failed: all.reduce((sum, counts) => sum + failedIn(counts, kinds), 0),
      networks: all.filter(({ loads }) => loads > 0).length,
    };
  };

  return (look) => {
    waiting = bothOf(waiting, look);
    if (hasEnough(waiting.canary) && hasEnough(waiting.current)) {
      weigh(waiting);
      waiting = nothingSeen;
    }
    const evidence = evidenceOf(parts, ({ weights }, place) => weights[place] ?? 0);
    const max = evidenceOf(ratios.length, ({ alwaysFailing }, place) => alwaysFailing[place] ?? 0);
    const all = [...networks.values()];
    const failed = sumBesides(all.map(({ canary }) => failedIn(canary, kinds)));
    const hasFailed = failed.sum >= minFailures && failed.networks >= minNetworks;
    const isWorse = evidence >= enough && hasFailed;
    return {
      evidence,
      isWorse,
      isUndecided: !isWorse && (max < enough || evidence >= suspicious),
      reported: { canary: reported('canary'), current: reported('current') },
    };
  };
}
