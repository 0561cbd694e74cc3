import type { Source } from '@cpal/shared/contract/assistant/assistant';
import type { Heat } from '../../retrieval/figures/heats';
import type { PreparedPost } from '../../retrieval/prepared';
import { isTold } from '../../retrieval/lines/told';
import { fragmentSource, stepSource } from '../sources';

/** Where the post has the degrees that a question states: a step, else a sentence; null if nowhere. */
export function sourceOfDegrees(post: PreparedPost, { from }: Pick<Heat, 'from'>): Source | null {
  const hasIt = ({ heats }: { heats: readonly Heat[] }) => heats.some((each) => each.from === from);
  const step = post.steps.find(hasIt);
  if (step) return stepSource(post, step);
  const beside = post.fragments.find((each) => isTold(each) && hasIt(each));
  return beside ? fragmentSource(post, beside) : null;
}
