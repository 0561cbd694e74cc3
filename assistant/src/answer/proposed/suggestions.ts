import type { Food } from '../../kitchen/food';
import { foodName } from '../../kitchen/foods';
import { type Language, languageOf } from '../../language/languages';
import { phrasesOf } from '../../retrieval/phrases-of';
import type { PreparedPost } from '../../retrieval/prepared';
import { metricUnits } from '../amount/metric-units';
import { isAnswered } from './is-answered';

const mostChips = 5;
/** More than these are pieces, not people. */
const most = 10;

/**
 * Three to five questions that readers of this very recipe are likely to ask, and that it can answer.
 * @param language a tag such as `de-AT`; one that the engine does not speak gives English
 */
export function suggestions(post: PreparedPost, language: string): string[] {
  const reader = languageOf(language) ?? 'en';
  const known = knownByPost.get(post) ?? new Map<Language, string[]>();
  knownByPost.set(post, known);
  const suggested = known.get(reader) ?? findSuggestions(post, reader);
  known.set(reader, suggested);
  return suggested;
}

/** By the language of the reader. */
const knownByPost = new WeakMap<PreparedPost, Map<Language, string[]>>();

function findSuggestions(post: PreparedPost, reader: Language): string[] {
  // What a reader says is the same in each form and tone.
  const { chips } = phrasesOf(reader);
  const { ingredients, steps, recipe } = post;
  const isMetric = ingredients.some(({ unit }) => unit !== null && metricUnits.has(unit));
  const hasCups = ingredients.some(({ unit }) => unit === 'cup');
  const yields = recipe?.yield?.amount ?? null;
  const replaced = findReplaced(post);
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
  return found.filter((question) => isAnswered(post, question)).slice(0, mostChips);
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

/** The first of the ingredients that readers often lack or do not eat; null where there is none. */
export const findReplaced = ({ ingredients }: PreparedPost): Food | null =>
  ingredients.find(({ food }) => food !== null && asked.has(food.id))?.food ?? null;
