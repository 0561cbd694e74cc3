import { isHot } from '../language/cues/hot';
import { lidCues } from '../language/cues/lids';
import type { Timed } from '../retrieval/timed';
import type { Ask } from './draft';
import { isMoment } from './timed-choice';

const before = ({ step, duration: { start } }: Timed) => step.folded.slice(0, start);

/** "How long with the lid on?": the times over heat of the steps that cover the pot, or uncover it. */
export function timesByLid(ask: Ask, timed: readonly Timed[]): Timed[] {
  const { question, post } = ask;
  const asked = lidCues[question.language];
  const isOff = asked.off.test(question.folded);
  if (!isOff && !asked.on.test(question.folded)) return [];
  const { on, off } = lidCues[post.language];
  return timed.filter((each) => {
    if (!isHot(each.actions) || isMoment(ask, each)) return false;
    const isUncovered = off.test(before(each));
    return isOff ? isUncovered : !isUncovered && on.test(before(each));
  });
}
