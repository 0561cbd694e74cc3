import { foodName } from '../kitchen/foods';
import { languageOf } from '../language/languages';
import { phrasesOf } from '../retrieval/phrases-of';
import type { PreparedPost } from '../retrieval/prepared';
import { metricUnits } from './amount/metric-units';

const mostChips = 5;
/** More than these are pieces, not people. */
const most = 10;

/**
 * Three to five questions that readers of this very recipe are likely to ask, and that it can answer.
 * @param language a tag such as `de-AT`; one that the engine does not speak gives English
 */
export function suggestions(post: PreparedPost, language: string): string[] {
  const reader = languageOf(language) ?? 'en';
  // What a reader says is the same in each form and tone.
  const { chips } = phrasesOf(reader);
  const { ingredients, steps, recipe } = post;
  const isMetric = ingredients.some(({ unit }) => unit !== null && metricUnits.has(unit));
  const hasCups = ingredients.some(({ unit }) => unit === 'cup');
  const yields = recipe?.yield?.amount ?? null;
  const replaced = ingredients.find(({ food }) => food !== null && asked.has(food.id))?.food;
  const isHot = steps.some(({ heats }) => heats.length > 0);
  const times = recipe?.times;
  const isTimed = Boolean(times?.total ?? (times?.prep && times.cook));
  const found = [
    ...(yields !== null && yields > 1 && yields <= most
      ? [chips.scale(String(Math.round(yields * 2)))]
      : []),
    ...(replaced ? [chips.substitute(foodName(replaced, reader))] : []),
    ...(hasCups && !isMetric ? [chips.metric] : []),
    chips.freeze,
    ...(isHot ? [chips.temperature] : []),
    ...(isTimed ? [chips.duration] : []),
    chips.keep,
    chips.vegan,
  ];
  return found.slice(0, mostChips);
}

/** What readers often lack or do not eat. */
const asked: ReadonlySet<string> = new Set([
  'egg',
  'butter',
  'buttermilk',
  'cream',
  'sour-cream',
  'milk',
  'wine',
  'honey',
  'cornstarch',
]);
