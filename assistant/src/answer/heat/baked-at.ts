import { ofOven } from '../../language/cues/hot';
import { words } from '../../language/words';
import type { PreparedStep } from '../../retrieval/prepared';
import { usesTool } from '../../retrieval/uses-tool';
import type { Ask } from '../draft';
import { stageAsked } from './heat-stage';
import { inCelsius } from '../convert/heats-shown';

/** In degrees Celsius; an oven that only keeps a dish warm is no hotter. */
const warmest = 110;

/** The step bakes, or heats the oven to bake. */
export const isBaked = ({ post }: Ask, step: PreparedStep): boolean =>
  usesTool(step, 'oven') && step.heats.some((heat) => inCelsius(heat, post.scale) > warmest);

/**
 * "What oven temperature?" of a dish that is baked twice at different heats: the steps of both, in their
 * order; only the given step where more is asked, or where the dish is baked at one heat.
 */
export function bakedAt(ask: Ask, step: PreparedStep): readonly PreparedStep[] {
  const { question, memory, post } = ask;
  const { actions, tools, ingredients, foods, deeds, group, folded, cues, language } = question;
  // "The crust" names what is baked at one of them.
  const beside = words(folded.replace(cues.tools.oven, ' '), language);
  const isNamed = beside.some(({ stem, isStop }) => !isStop && post.index.has(stem));
  const isBare =
    memory.step === null &&
    stageAsked(question) === null &&
    group === null &&
    !isNamed &&
    !/\d/.test(folded) &&
    ingredients.length + foods.length + deeds.size === 0 &&
    [...tools].every((tool) => tool === 'oven') &&
    [...actions].every((action) => ofOven.has(action) && action !== 'preheat');
  if (!isBare || !isBaked(ask, step)) return [step];
  const heats = new Set(step.heats.map(({ from }) => from));
  const other = post.steps.find(
    (each) => isBaked(ask, each) && each.heats.every(({ from }) => !heats.has(from)),
  );
  return other === undefined ? [step] : [step, other].toSorted((a, b) => a.number - b.number);
}
