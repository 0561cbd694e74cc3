import { convert, inSystem } from '../../kitchen/convert';
import { densityOf } from '../../kitchen/densities';
import type { Food } from '../../kitchen/food';
import { findFoods, foodName } from '../../kitchen/foods';
import { type Part, type Substitute, substitutesFor } from '../../kitchen/substitutions';
import { dietRules } from '../../kitchen/diets/rules';
import type { Trait } from '../../kitchen/food';
import { type DietName, dietNames } from '../../language/cues/cues';
import { shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import type { Phrases } from '../../language/phrases/phrases';
import type { Question } from '../../question/question';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { metricUnits } from '../amount/metric-units';
import { kitchenSource } from '../sources';
import { unitOfIngredient } from '../amount/unit-of-ingredient';
import { bareName, measured, writtenAmount } from '../amount/written-amount';

export const mostWays = 3;

/** A word such as "kids" or "wine" tells a diet too, but is no wish for one. */
const wished: ReadonlySet<DietName> = new Set<DietName>([
  'vegan',
  'vegetarian',
  'dairy-free',
  'gluten-free',
  'egg-free',
  'nut-free',
]);

/** The diets that what takes a food's place shall fit: "a vegan swap for the butter". */
export function dietAsked({ cues, text, folded, language }: Question): DietName[] {
  const named = findFoods(text, language);
  // "No coconut milk" is no wish for what has no milk: without the foods that the diet allows, and without
  // longer names. "Condensed milk" names a tin.
  const besideFoods = (diet: DietName) =>
    named
      .filter(
        ({ food, size }) =>
          size > 1 || dietRules[diet].without.every((trait) => !food.has.has(trait)),
      )
      .reduce((rest, { start, end }) => rest.replace(fold(text.slice(start, end)), ' '), folded);
  return dietNames.filter((name) => wished.has(name) && cues.diets[name].test(besideFoods(name)));
}

/**
 * What the kitchen tables know in a food's place, in the recipe's own amount where the units agree;
 * null where they know nothing. The post lacks it, so the blogger can see it.
 * @param offered foods that the reader would take; one that is known goes first
 */
export function generalSubstitution(
  ask: Ask,
  target: PreparedIngredient,
  offered: readonly Food[],
): Draft | null {
  const { question, post, say } = ask;
  const without = dietAsked(question).flatMap((name) => dietRules[name].without);
  // "Is fresh spinach fine?" wants no other leaves.
  const { fine, form: formCue } = shortCues[question.language];
  const wantsForm =
    offered.length === 0 && fine.test(question.folded) && formCue.test(question.folded);
  const ways = wantsForm ? [] : waysFor(target, without);
  if (ways.length === 0) return null;
  const isOffered = ({ parts }: Substitute) => parts.some(({ food }) => offered.includes(food));
  const fitting = ways.filter(isOffered);
  const shown = (fitting.length > 0 ? fitting : ways).slice(0, mostWays);
  const name = bareName(target, question.language, post.language);
  const [by] = offered.map((food) => foodName(food, question.language));
  const intro =
    fitting.length > 0 && by ? say.substitution.yes(by, name) : say.substitution.intro(name);
  return tellWays(ask, target, intro, shown);
}

/** Ways of the kitchen tables, a line each, under a sentence that ends in a colon. */
export const tellWays = (
  { question: { language }, say }: Ask,
  target: PreparedIngredient,
  intro: string,
  ways: readonly Substitute[],
): Draft => ({
  intent: 'substitution',
  text: [intro, ...ways.map((way) => `• ${wayLine(way, target, language, say)}`)].join('\n'),
  tier: 'general',
  sources: citationsOf(ways),
  isUnanswered: true,
});

export const waysFor = ({ food }: PreparedIngredient, without: readonly Trait[]): Substitute[] =>
  food === null ? [] : substitutesFor(food, without);

export const citationsOf = (ways: readonly Substitute[]) =>
  [...new Map(ways.map(({ citation }) => [citation.url, citation])).values()].map(kitchenSource);

/** "¾ cup oil (makes it denser)", for as much as the recipe has of the ingredient. */
export function wayLine(
  { instead, parts, remark }: Substitute,
  target: PreparedIngredient,
  language: Language,
  say: Phrases,
): string {
  const share = shareOf(instead, target);
  const [first, ...more] = parts;
  const isAsMuch =
    more.length === 0 && first?.amount === instead.amount && first.unit === instead.unit;
  if (share === null && isAsMuch) return `${foodName(first.food, language)} (${remark[language]})`;
  const { quantity } = target;
  const unit = unitOfIngredient(target);
  const isMetric = share !== null && unit !== null && metricUnits.has(unit);
  const scaled = parts.map((part) => {
    const much = { ...part, amount: part.amount * (share ?? 1) };
    if (!isMetric || quantity === null) return partLine(much, language, say);
    // As much of one as of the other: by weight too, where nobody has weighed it.
    const alike = isAsMuch ? { ...part, amount: quantity, unit } : much;
    return partLine(weighed(much) ?? alike, language, say);
  });
  const taken = say.and(scaled);
  if (share !== null) return `${taken} (${remark[language]})`;
  return `${say.convert.is(partLine(instead, language, say), taken).replace(/[.。]$/, '')} (${remark[language]})`;
}

/** How often the table's amount goes into the recipe's; null where units do not agree. */
function shareOf(instead: Part, target: PreparedIngredient): number | null {
  const unit = unitOfIngredient(target);
  const { quantity } = target;
  if (quantity === null) return null;
  if (instead.unit === null || unit === null) {
    return instead.unit === null && unit === null ? quantity / instead.amount : null;
  }
  const own = convert(quantity, unit, instead.unit, target.density?.gramsPerMl ?? null);
  return own === null ? null : own / instead.amount;
}

/** Cups and ounces in grams; null where it is not known what they weigh, and for spoons, which stay. */
function weighed(part: Part): Part | null {
  const { amount, unit, food } = part;
  const density = densityOf(food)?.gramsPerMl;
  if (density === undefined || unit === null || unit === 'tbsp' || unit === 'tsp') return null;
  return { ...part, ...inSystem({ amount, unit }, 'metric', density) };
}

function partLine({ amount, unit, food }: Part, language: Language, say: Phrases) {
  const much = measured(amount, unit);
  const written = writtenAmount(much.amount, null, much.unit, language, say);
  const name = foodName(food, language);
  return language === 'ja' ? `${name} ${written}` : `${written} ${name}`;
}
