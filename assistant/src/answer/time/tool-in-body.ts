import type { Tool } from '../../language/cues/tools';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { usesTool } from '../../retrieval/uses-tool';
import { isBeside, mentions } from '../../retrieval/lines/told';
import type { Ask } from '../draft';

/** "How long are the onions in the pan?" is not told by a sentence on another thing. */
const isOfNamed = ({ question: { ingredients } }: Ask, { stems, topicStems }: Fragment) =>
  ingredients.length === 0 ||
  ingredients.some((each) =>
    each.stems.some((stem) => stems.includes(stem) || topicStems.includes(stem)),
  );

/** Where one of these cooks, "bake" may be said of it. */
export const ownCookers: readonly Tool[] = [
  'air-fryer',
  'slow-cooker',
  'pressure-cooker',
  'microwave',
  'grill',
];

/** An oven bakes without being named. */
const bakes = (line: Fragment, { post }: Ask) => {
  const { bake, roast } = cuesOf(post.language).actions;
  return [bake, roast].some((cue) => mentions(cue)(line));
};

/**
 * The text beside the steps about an appliance that no step uses ("No air fryer? Bake them at 220 °C"),
 * where the question names it.
 */
export function toolInBody(ask: Ask, fits: (fragment: Fragment) => boolean): Fragment | null {
  const { question, post } = ask;
  const cues = cuesOf(post.language);
  const isOther = post.steps.some(({ tools }) => ownCookers.some((tool) => tools.has(tool)));
  const isUsed = (tool: Tool) =>
    post.steps.some((step) => (isOther ? step.tools.has(tool) : usesTool(step, tool)));
  const spare = [...question.tools].filter((tool) => !isUsed(tool));
  if (spare.length === 0) return null;
  const isReheated = question.cues.reheat.test(question.folded);
  return (
    post.fragments.find(
      (each) =>
        isBeside(each.kind) &&
        !each.isUnfit &&
        fits(each) &&
        (isReheated || !(cues.reheat.test(each.folded) || cues.reheat.test(each.topic))) &&
        isOfNamed(ask, each) &&
        spare.some(
          (tool) => cues.tools[tool].test(each.folded) || (tool === 'oven' && bakes(each, ask)),
        ),
    ) ?? null
  );
}
