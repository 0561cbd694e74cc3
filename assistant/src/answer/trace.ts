import type { ConsideredAnswer } from '@cpal/shared/contract/assistant/answer-trace';
import { englishNames, type Exclusions, hasExclusions } from '../safety/exclusions';
import { minConfidence } from './confidence/confidence';
import { maxConsidered } from './confidence/considered-answers';
import type { Draft } from './draft';
import { excerpt } from './excerpt';

/** How the engine came to an answer. */
export interface Trace {
  /** All that the question was taken for. */
  intents: string[];
  /** What the reader avoids, in English. */
  excluded: string[];
  /** What was weighed, the most trusted first. */
  considered: readonly ConsideredAnswer[];
  /** Computed as asked, the blogger's own or fixed words: nothing was weighed. */
  isExact: boolean;
  /** Below this confidence no answer is given. */
  minConfidence: number;
  /** The beginning of an answer in whose place the wall put another one; null for none. */
  withheld: string | null;
}

interface Traced {
  intents: Iterable<string>;
  exclusions: Exclusions;
  /** The answer as it was found, and as the wall let it through. */
  found: Draft;
  shown: Draft;
}

/** Tells how an answer came about. */
export function traceFor({ intents, exclusions, found, shown }: Traced): Trace {
  // An honest miss offers nothing that could be taken back.
  const isWithheld =
    hasExclusions(exclusions) && found.tier !== 'refusal' && !shown.text.includes(found.text);
  return {
    intents: [...intents],
    excluded: englishNames(exclusions),
    considered: found.considered ?? [],
    isExact: found.considered === undefined,
    minConfidence,
    withheld: isWithheld ? excerpt(found.text) : null,
  };
}

/** The best answer to each of two questions, then the next best. */
const inTurn = (both: readonly Trace[]) =>
  Array.from({ length: maxConsidered }, (_, at) =>
    both.flatMap(({ considered }) => considered.slice(at, at + 1)),
  ).flat();

/** Two questions in one text have one trace. */
export const joinTraces = (first: Trace, second: Trace): Trace => ({
  intents: [...new Set([...first.intents, ...second.intents])],
  excluded: second.excluded,
  considered: inTurn([first, second])
    .slice(0, maxConsidered)
    .toSorted((a, b) => b.confidence - a.confidence),
  isExact: first.isExact && second.isExact,
  minConfidence,
  withheld: first.withheld ?? second.withheld,
});
