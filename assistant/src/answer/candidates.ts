import type { Answerer, Ask, Draft } from './draft';
import { missing } from './missing';
import { secondLook } from './second-look';
import { answerers } from './table';
import { knowledge } from './with-knowledge';

/** One of the answers that a question might get. */
export interface Candidate {
  /** The name of what made it. */
  from: string;
  draft: Draft;
}

/** Says that the post lacks the answer, and names the food that is asked for and not in it. */
export const lacking = (ask: Ask): Draft => missing(ask, 'other', ask.question.absent[0]);

const all: readonly (readonly [from: string, answer: Answerer])[] = [
  ...Object.entries(answerers),
  ['missing', lacking],
];

/**
 * All that answers a question, as trusted before anything is weighed; the last one says that the post
 * lacks it. What stands behind the first is made when it is asked for.
 */
export function* candidatesFor(ask: Ask): Generator<Candidate, void> {
  let isFirst = true;
  for (const [from, answer] of all) {
    const draft = answer(ask);
    if (draft === null) continue;
    yield* isFirst ? withBetter(ask, { from, draft }) : [{ from, draft }];
    isFirst = false;
  }
}

/** The first answer, after what is known in general and what the post says better than it. */
function withBetter(ask: Ask, first: Candidate): Candidate[] {
  const better = secondLook(ask, first.draft);
  const others = better === null ? [] : [better];
  // Advice has looked for what the post says itself.
  if (first.from === 'advice') return [first, ...others];
  const known = knowledge(ask, (better ?? first).draft);
  return [...(known === null ? [] : [{ from: 'knowledge', draft: known }]), ...others, first];
}
