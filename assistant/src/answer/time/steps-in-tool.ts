import { isHot } from '../../language/cues/hot';
import type { Timed } from '../../retrieval/figures/timed';
import { usesTool } from '../../retrieval/uses-tool';
import type { Ask } from '../draft';

/**
 * The steps that work with all tools named. What was heated up in one step is used in the next one
 * over heat.
 */
export function stepsInTool({ question, post }: Ask, timed: readonly Timed[]): ReadonlySet<number> {
  const found = [...question.tools].map((tool) => {
    const own = post.steps.filter((step) => usesTool(step, tool));
    const [first] = own;
    const isIn = ({ step, actions }: Timed) => own.includes(step) && isHot(actions);
    const later = timed.find(
      ({ step, actions }) => first !== undefined && step.number > first.number && isHot(actions),
    );
    const carried = timed.some(isIn) ? undefined : later?.step;
    return new Set([...own, ...[carried ?? []].flat()].map(({ number }) => number));
  });
  const [one, ...others] = found;
  return new Set([...(one ?? [])].filter((number) => others.every((each) => each.has(number))));
}
