import { dimensionOf, unitAt } from '../../kitchen/units';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { withDigits } from '../../language/number-words';
import { words } from '../../language/words';
import type { PreparedPost } from '../../retrieval/prepared';
import type { Question } from '../question';

interface Counted {
  amount: number;
  /** Stems of the words that name what is counted; in Japanese the counter. */
  names: readonly string[];
}

const number = /(?<![\d/.,¼½¾⅓⅔])(\d{1,3})(?![\d/.,¼½¾⅓⅔]*\d)/g;
const mostNames = 2;

/** "4 x 340g jars" are four jars. */
const pack = /^ ?[×x] ?\d{1,4}(?:[.,]\d{1,2})? ?(?:g|kg|ml|cl|dl|l|oz|lbs?)\b/;

/** The counts of a text with what is counted: "1 loaf (12 slices)" has a loaf and twelve slices. */
export function countsIn(folded: string, language: Language): Counted[] {
  return [...folded.matchAll(number)].flatMap(({ index, 0: { length }, 1: digits }) => {
    const rest = folded.slice(index + length, index + length + 40).replace(pack, '');
    const unit = unitAt(rest, language);
    if (unit !== null && dimensionOf(unit.unit) !== 'count') return [];
    const [near = ''] = /^[^\d,;:.?!()、。（）]*/.exec(rest) ?? [];
    const names =
      language === 'ja'
        ? near.trim().slice(0, 1).split('')
        : words(near, language)
            .filter(({ isStop }) => !isStop)
            .slice(0, mostNames)
            .map(({ stem }) => stem);
    return names.length > 0 ? [{ amount: Number(digits), names }] : [];
  });
}

/**
 * How many of what the recipe yields a question wants, by the yield's own word: "24 slices" of "makes
 * 12 slices". Null where it counts nothing that the yield names.
 */
export function countedYield(
  { folded, language }: Pick<Question, 'folded' | 'language'>,
  { recipe, ingredients, language: written }: PreparedPost,
): { wanted: number; of: number } | null {
  const text = recipe?.yield?.text ?? '';
  if (language !== written || text === '') return null;
  const isEaten = (name: string) => ingredients.some(({ stems }) => stems.includes(name));
  const yields = countsIn(withDigits(fold(text), language), language);
  const found = countsIn(folded, language).flatMap(({ amount, names }) => {
    const own = yields.find((each) => each.names.some((name) => names.includes(name)));
    const isFood = names.every(isEaten);
    return own === undefined || isFood || own.amount === 0 || amount === 0
      ? []
      : [{ wanted: amount, of: own.amount }];
  });
  return found.at(-1) ?? null;
}

/**
 * "Making two pies", or "for one pie", of a pie: the title has the word for one. Null where it counts
 * nothing that the title names, or an ingredient.
 */
export function countedDishes(
  { text, folded, language }: Pick<Question, 'text' | 'folded' | 'language'>,
  { post, recipe, ingredients, language: written }: PreparedPost,
): number | null {
  if (language !== written || language === 'ja') return null;
  const titled = words(recipe?.name ?? post.title, language);
  const asked = words(text, language);
  const isDish = (amount: number) => (stem: string) => {
    const own = titled.find((one) => one.stem === stem);
    const said = asked.find((one) => one.stem === stem);
    if (own === undefined || said === undefined) return false;
    if (ingredients.some(({ stems }) => stems.includes(stem))) return false;
    return (fold(own.text) === fold(said.text)) === (amount === 1);
  };
  const found = countsIn(folded, language).find(
    ({ amount, names }) => amount >= 1 && amount <= mostDishes && names.some(isDish(amount)),
  );
  return found?.amount ?? null;
}

const mostDishes = 10;
