import { namesDays } from '../retrieval/days';
import { neighbourOf } from '../retrieval/neighbour';
import { isBeside } from '../retrieval/told';
import type { Fragment } from '../retrieval/prepared';
import type { Ask, Draft } from './draft';
import { quotedFragment } from './quoted-fragment';
import { sentencesByQuestion } from './spoken-of';

/** The sentence must speak of all that the question names. */
const all = 0.95;

const isTimed = ({ durations, folded }: Fragment) => durations.length > 0 || namesDays(folded);

/**
 * "When is it at its best?": instead of saying that the post gives no time, the sentence that speaks of
 * all that is asked, where the next one has the time.
 */
export function ratherFollowed(ask: Ask, draft: Draft): Draft | null {
  if (draft.tier !== 'refusal' || draft.intent !== 'duration') return null;
  const [best] = sentencesByQuestion(ask, (each) => {
    const next = isBeside(each.kind) ? neighbourOf(ask.post, each, 1) : undefined;
    return next !== undefined && !next.isUnfit && isTimed(next);
  });
  if (best === undefined || best.share < all) return null;
  return { ...quotedFragment(ask, best.of, 2), intent: 'duration' };
}
