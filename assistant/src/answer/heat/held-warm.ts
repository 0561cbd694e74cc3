import { warmedUpCues } from '../../language/cues/tables';
import { isTold } from '../../retrieval/told';
import type { Ask, Draft } from '../draft';
import { quotedFragment } from '../quoted-fragment';

/** "How hot to keep it warm?": the sentence that holds the dish warm at a heat; null without one. */
export function heldWarm(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (!warmedUpCues[question.language].held.test(question.folded)) return null;
  const { held } = warmedUpCues[post.language];
  const found = post.fragments.find(
    (each) => isTold(each) && each.heats.length > 0 && held.test(each.folded),
  );
  return found ? { ...quotedFragment(ask, found), intent: 'temperature' } : null;
}
