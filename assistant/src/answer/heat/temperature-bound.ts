import { boundCues } from '../../language/cues/tables';
import { isTold } from '../../retrieval/told';
import { rankFragments } from '../../retrieval/rank';
import type { Ask, Draft } from '../draft';
import { quotedFragment } from '../quoted-fragment';

/** "When is the oil too cold?": the sentence that gives the end of what is right. */
export function boundOf(ask: Ask): Draft | null {
  const { question, post } = ask;
  const asked = boundCues[question.language];
  const told = boundCues[post.language];
  const isLow = asked.tooLow.test(question.folded);
  if (!isLow && !asked.tooHigh.test(question.folded)) return null;
  const cue = isLow ? told.below : told.above;
  const ofBound = post.fragments.filter(
    (fragment) => isTold(fragment) && fragment.heats.length > 0 && cue.test(fragment.folded),
  );
  const ranked = rankFragments(post, question).find(({ fragment }) => ofBound.includes(fragment));
  const found = ranked?.fragment ?? (ofBound.length === 1 ? ofBound[0] : undefined);
  return found ? { ...quotedFragment(ask, found), intent: 'temperature' } : null;
}
