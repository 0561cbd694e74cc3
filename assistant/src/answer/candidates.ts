import type { Answerer, Ask, Draft } from './draft';
import type { Fragment } from '../retrieval/prepared';
import { lineCandidates } from './lines/lines';
import { missing } from './missing';
import { answerers } from './table';

/** One of the answers that a question might get. */
export interface Candidate {
  /** The name of what made it. */
  from: string;
  draft: Draft;
  /** The line of the post that it quotes as it stands; left out where more went into it. */
  line?: Fragment;
}

/** Says that the post lacks the answer, and names the food that is asked for and not in it. */
export const lacking = (ask: Ask): Draft => missing(ask, 'other', ask.question.absent[0]);

const all: readonly (readonly [from: string, answer: Answerer])[] = [
  ...Object.entries(answerers),
  ['missing', lacking],
];

/**
 * All that answers a question, as trusted before anything is weighed; then that the post lacks it, and the
 * post's lines. What comes after the first is made when it is asked for.
 */
export function* candidatesFor(ask: Ask): Generator<Candidate, void> {
  for (const [from, answer] of all) {
    const draft = answer(ask);
    if (draft !== null) yield { from, draft };
  }
  yield* lineCandidates(ask);
}

/** The same without what these make: to measure what they are worth. */
export const candidatesWithout =
  (left: ReadonlySet<string>) =>
  (ask: Ask): Candidate[] =>
    [...candidatesFor(ask)].filter(({ from }) => !left.has(from));
