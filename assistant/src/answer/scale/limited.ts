import { convert } from '../../kitchen/convert';
import { findFoods } from '../../kitchen/foods';
import { dimensionOf, unitAt } from '../../kitchen/units';
import { atHandCues, portionCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { withDigits } from '../../language/number-words';
import { words } from '../../language/words';
import type { PreparedIngredient, PreparedPost } from '../../retrieval/prepared';
import { ingredientsIn, isCompound } from '../../question/named/ingredients-in';
import { plainNumber } from '../../retrieval/figures/numbers';
import type { Ask } from '../draft';
import { unitOfIngredient } from '../amount/unit-of-ingredient';

/** An ingredient that is short, and by which the whole recipe is multiplied for that. */
export interface Limit {
  ingredient: PreparedIngredient;
  factor: number;
  /** What else the question names: its amounts are asked for. */
  others: readonly PreparedIngredient[];
}

const amountIn = /\d{1,4}(?:[.,]\d{1,2})?(?: ?[¼½¾⅓⅔]| \d\/\d)?(?!\/)|\d\/\d/;

/** "I only have 2 eggs": what the recipe shrinks to; null where nothing measurable is short. */
export function limitOf(ask: Ask): Limit | null {
  const { language } = ask.question;
  const what = shortOf(ask) ?? atHand(ask);
  const number = what === null ? null : amountIn.exec(what);
  if (what === null || number === null) return null;
  const rest = what.slice(number.index + number[0].length);
  const measure = unitAt(rest, language)?.unit ?? null;
  const unit = measure !== null && dimensionOf(measure) === 'count' ? null : measure;
  // Japanese names a thing before its amount.
  const ingredient = firstNamed(ask, language === 'ja' ? what : rest);
  const needed = ingredient?.quantity ?? null;
  if (ingredient === null || needed === null || needed <= 0) return null;
  const have = inUnitOf(ingredient, plainNumber(number[0]), unit);
  if (have === null || have <= 0) return null;
  return { ingredient, factor: have / needed, others: besides(ask, what, [ingredient]) };
}

const shortOf = ({ question: { folded, language } }: Ask): string | null =>
  portionCues[language].limit.exec(folded)?.groups?.['what'] ?? null;

/** "I have 3 kg of plums. Sugar?": where another ingredient's amount is asked for. */
function atHand(ask: Ask): string | null {
  const { question, post } = ask;
  const { text, language, intents, isFollowUp } = question;
  const found = atHandCues[language].exec(withDigits(fold(text), language))?.groups ?? {};
  const what = found['what'] ?? found['only'] ?? found['got'] ?? found['made'] ?? found['count'];
  if (what === undefined || [...intents].some((each) => !scales.has(each))) return null;
  const [first = ''] = what.split(/[.,](?!\d)|[;?!、。]/);
  const own = namedIn(first, language, post);
  // "And for 2 kg of cabbage?" asks for all the rest.
  const isOfRest =
    (found['made'] ?? found['count']) !== undefined && (isFollowUp || !intents.has('amount'));
  return own.length > 0 && (besides(ask, what, own).length > 0 || isOfRest) ? first : null;
}

/** Ingredients that a question names beside an amount of its own. */
function besides({ question, post }: Ask, what: string, own: readonly PreparedIngredient[]) {
  const { text, folded, language, ingredients } = question;
  const rest = [withDigits(fold(text), language), folded].map((each) => each.replace(what, ' '));
  const named = rest.flatMap((each) => namedIn(each, language, post));
  return [...new Set([...ingredients, ...named])].filter((each) => !own.includes(each));
}

const scales: ReadonlySet<string> = new Set(['amount', 'scale', 'step', 'ingredient_list']);

const namedIn = (text: string, language: Language, post: PreparedPost) =>
  ingredientsIn(words(text, language), findFoods(text, language), post, language === post.language);

/** The ingredient that stands next to the amount; those after it are asked for. */
function firstNamed({ question, post }: Ask, text: string): PreparedIngredient | null {
  const { language } = question;
  const ingredients = [...question.ingredients, ...namedIn(text, language, post)];
  const foods = findFoods(text, language);
  const all = language === post.language ? words(text, language) : [];
  const isName = (head: string | null, stem: string) =>
    head !== null && (head === stem || (language === 'de' && isCompound(head, stem)));
  const placeOf = ({ food, head }: PreparedIngredient): number => {
    const word = all.find(({ stem }) => isName(head, stem));
    const start = foods.find((each) => each.food.id === food?.id)?.start;
    return Math.min(start ?? Infinity, word === undefined ? Infinity : text.indexOf(word.text));
  };
  const placed = ingredients
    .map((ingredient) => ({ ingredient, place: placeOf(ingredient) }))
    .filter(({ place }) => Number.isFinite(place));
  return placed.toSorted((one, other) => one.place - other.place)[0]?.ingredient ?? null;
}

function inUnitOf(
  ingredient: PreparedIngredient,
  amount: number,
  unit: ReturnType<typeof unitOfIngredient>,
) {
  const own = unitOfIngredient(ingredient);
  if (unit === null || unit === own) return own === null || unit === own ? amount : null;
  return own === null ? null : convert(amount, unit, own, ingredient.density?.gramsPerMl ?? null);
}
