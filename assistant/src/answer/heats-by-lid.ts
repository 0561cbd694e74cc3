import { lidCues } from '../language/cues/lids';
import type { Heat } from '../retrieval/heats';
import type { PreparedStep } from '../retrieval/prepared';
import type { Ask } from './draft';

/** "What temperature once the lid is off?": those of a step's heats at which the pot is so; none otherwise. */
export function heatsByLid(
  { question, post }: Ask,
  { folded }: PreparedStep,
  heats: readonly Heat[],
): readonly Heat[] {
  const asked = lidCues[question.language];
  const isOff = asked.off.test(question.folded);
  if (!isOff && !asked.on.test(question.folded)) return [];
  const { on, off } = lidCues[post.language];
  return heats.filter(({ start }) => {
    const before = folded.slice(0, start);
    const isUncovered = off.test(before);
    return isOff ? isUncovered : !isUncovered && on.test(before);
  });
}
