import { lidCues } from '../../language/cues/tables';
import type { Ask } from '../draft';

/**
 * "With the lid on?": whether the pot is so after that much of a step's folded text; null where the
 * question asks neither for a covered pot nor for an open one.
 */
export function lidAsked({ question, post }: Ask): ((before: string) => boolean) | null {
  const asked = lidCues[question.language];
  const isOff = asked.off.test(question.folded);
  if (!isOff && !asked.on.test(question.folded)) return null;
  const { on, off } = lidCues[post.language];
  return (before) => {
    const isUncovered = off.test(before);
    return isOff ? isUncovered : !isUncovered && on.test(before);
  };
}
