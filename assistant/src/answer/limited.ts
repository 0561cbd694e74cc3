import { convert } from '../kitchen/convert';
import { findFoods } from '../kitchen/foods';
import { dimensionOf, unitAt } from '../kitchen/units';
import { portionCues } from '../language/cues/portions';
import { words } from '../language/words';
import type { PreparedIngredient } from '../retrieval/prepared';
import { isCompound } from '../question/ingredients-in';
import { plainNumber } from '../retrieval/numbers';
import type { Ask } from './draft';
import { unitOfIngredient } from './unit-of-ingredient';

/** An ingredient that is short, and by which the whole recipe is multiplied for that. */
export interface Limit {
  ingredient: PreparedIngredient;
  factor: number;
}

const amountIn = /\d{1,4}(?:[.,]\d{1,2})?(?: ?[¼½¾⅓⅔]| \d\/\d)?(?!\/)|\d\/\d/;

/** "I only have 2 eggs": what the recipe shrinks to; null where nothing measurable is short. */
export function limitOf(ask: Ask): Limit | null {
  const { folded, language } = ask.question;
  const what = portionCues[language].limit.exec(folded)?.groups?.['what'];
  const number = what === undefined ? null : amountIn.exec(what);
  if (what === undefined || number === null) return null;
  const rest = what.slice(number.index + number[0].length);
  const measure = unitAt(rest, language)?.unit ?? null;
  const unit = measure !== null && dimensionOf(measure) === 'count' ? null : measure;
  // Japanese names a thing before its amount.
  const ingredient = firstNamed(ask, language === 'ja' ? what : rest);
  const needed = ingredient?.quantity ?? null;
  if (ingredient === null || needed === null || needed <= 0) return null;
  const have = inUnitOf(ingredient, plainNumber(number[0]), unit);
  return have !== null && have > 0 ? { ingredient, factor: have / needed } : null;
}

/** The ingredient that stands next to the amount; those after it are asked for. */
function firstNamed({ question, post }: Ask, text: string): PreparedIngredient | null {
  const { language, ingredients } = question;
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
