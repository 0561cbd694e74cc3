import { isHot } from '../../language/cues/hot';
import type { Timed } from '../../retrieval/figures/timed';
import type { Ask } from '../draft';
import { lidAsked } from '../heat/lid-asked';
import { isMoment } from './timed-choice';

const before = ({ step, duration: { start } }: Timed) => step.folded.slice(0, start);

/** "How long with the lid on?": the times over heat of the steps that cover the pot, or uncover it. */
export function timesByLid(ask: Ask, timed: readonly Timed[]): Timed[] {
  const isSo = lidAsked(ask);
  if (isSo === null) return [];
  return timed.filter((each) => isHot(each.actions) && !isMoment(ask, each) && isSo(before(each)));
}
