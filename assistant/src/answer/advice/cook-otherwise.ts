import { hazardAdvice } from '../../kitchen/safety/hazard-advice';
import { fanDifference } from '../../kitchen/temperatures';
import type { Tool } from '../../language/cues/tools';
import { type DishClass, dishClassIn, isBaked } from '../../knowledge/dish-class';
import { knowledgeIn } from '../../knowledge/knowledge';
import { lacks } from '../../question/named/may-lack';
import { cuesOf } from '../../retrieval/cues-of';
import { usesTool } from '../../retrieval/uses-tool';
import { isBeside } from '../../retrieval/lines/told';
import { isInPost } from '../step/cookers';
import type { Ask, Draft } from '../draft';
import { turned, written } from '../convert/heats-shown';
import { kitchenSource, stepSource } from '../sources';
import { type FilledCard, statedDraft } from './advice-draft';

/** In wet dishes food stews, in dry ones it browns, and doughs set. */
type Manner = 'baked' | 'dry' | 'wet';

const wet: ReadonlySet<DishClass | null> = new Set([
  'soup',
  'stew',
  'curry',
  'sauce',
  'rice',
  'pasta',
]);
const dry: ReadonlySet<DishClass | null> = new Set(['meat', 'fish', 'vegetables', 'eggs']);

const mannerIn = (dish: DishClass | null): Manner | null =>
  isBaked(dish) ? 'baked' : wet.has(dish) ? 'wet' : dry.has(dish) ? 'dry' : null;

/** Another appliance to cook in; the first that is named is meant. */
const appliances = ['air-fryer', 'pressure-cooker', 'slow-cooker', 'microwave', 'grill'] as const;

/**
 * "Can I do it in the air fryer?": what holds for such a dish in general; null where the post cooks in
 * it or tells of it.
 */
export function inAppliance(ask: Ask): Draft | null {
  const { question, post } = ask;
  const manner = mannerIn(dishClassIn(post));
  const appliance = appliances.find((each) => question.tools.has(each));
  if (appliance === undefined || manner === null || isInPost(appliance, ask)) return null;
  const own = { id: `${appliance}-${manner}` };
  if (appliance === 'slow-cooker') return withBeanAdvice(ask, statedDraft(ask, [own]));
  if (appliance !== 'air-fryer' || manner === 'wet') return statedDraft(ask, [own]);
  const heat = airFryerHeat(ask);
  const rule = kitchenSource(fanDifference.citation);
  return heat === null
    ? statedDraft(ask, [own], [rule])
    : statedDraft(ask, [own, heat.card], [heat.source, rule]);
}

/** A slow cooker does not get hot enough for dried beans: the fixed advice on them stands below. */
function withBeanAdvice({ post, question }: Ask, draft: Draft | null): Draft | null {
  if (draft === null || !post.ingredients.some(({ food }) => food?.id === 'beans')) return draft;
  const { text, citation } = hazardAdvice('kidney-beans', question.language);
  return {
    ...draft,
    text: `${draft.text}\n${text}`,
    sources: [...draft.sources, kitchenSource(citation)],
  };
}

const fahrenheitLess = 25;

/** The recipe's oven heat as an air fryer, which is a small oven with a fan, is set. */
function airFryerHeat({ post, say, question }: Ask) {
  for (const step of post.steps.filter((each) => usesTool(each, 'oven'))) {
    const heat = step.heats.find(({ isFan }) => !isFan);
    const scale = heat?.scale ?? post.scale;
    if (heat === undefined || scale === null) continue;
    const less = scale === 'c' ? fanDifference.celsius : fahrenheitLess;
    const lower = turned(heat, (degrees) => degrees - less);
    const [from, to] = [heat, lower].map((each) => written(each, scale, question.language, say));
    const card: FilledCard = { id: 'air-fryer-heat', slots: { from: from ?? '', to: to ?? '' } };
    return { card, source: stepSource(post, step) };
  }
  return null;
}

/** Tools that one can do without, in the order in which they are looked for. */
const dispensable = [
  'slow-cooker',
  'pressure-cooker',
  'air-fryer',
  'ice-cream-maker',
  'bread-machine',
  'food-processor',
  'blender',
  'mixer',
  'microwave',
  'grill',
  'thermometer',
  'rolling-pin',
  'baking-paper',
  'oven',
] as const satisfies readonly Tool[];

/** "Do I need a mixer?", "I have no oven": how it is done without; null where the post tells of it. */
export function withoutTool(ask: Ask): Draft | null {
  const { question, post } = ask;
  const dish = dishClassIn(post);
  const tool = dispensable.find((each) => question.tools.has(each));
  if (tool === undefined || isToldBeside(ask, tool)) return null;
  // "Do I need an oven?" of a dish that needs none is for the post to answer.
  const isUsed = post.steps.some((step) => usesTool(step, tool));
  if ((!isUsed || tool === 'oven') && !lacks(question)) return null;
  // The heat of oil or of syrup shows by other signs than that of the dish.
  if (tool === 'thermometer' && question.foods.length > 0) return null;
  const id = [`without-${tool}-${dish ?? 'any'}`, `without-${tool}-${mannerIn(dish) ?? 'any'}`];
  const drafts = [...id, `without-${tool}`].map((each) => statedDraft(ask, [{ id: each }]));
  return drafts.find((draft) => draft !== null) ?? null;
}

/** A sentence beside the recipe tells of doing without the tool. */
function isToldBeside({ post }: Ask, tool: Tool): boolean {
  const cue = cuesOf(post.language).tools[tool];
  const { signs } = knowledgeIn(post.language).advice.words('without-tool');
  return post.fragments.some(
    ({ kind, topic, folded }) =>
      isBeside(kind) &&
      [topic, folded].some((text) => cue.test(text) && signs?.test(text) === true),
  );
}
