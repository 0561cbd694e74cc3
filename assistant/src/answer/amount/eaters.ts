import { portionCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { PreparedPost } from '../../retrieval/prepared';
import { numberIn } from './number-in';

/** Between the numbers of a range, in any of the languages; a part of a pattern. */
export const orMore = ' ?(?:-|–|—|〜|~|to|or|bis|oder|a|o|à|ou|do|lub)';

/** "4 to 6 servings": the recipe's own amount is the lower. */
const range = new RegExp(`^\\D{0,20}\\d+${orMore} ?\\d`, 'i');

/** How many the recipe is for as written: of "12 rolls, serves 6" the people; null where unsaid. */
export function eatersOf({ recipe, language }: PreparedPost): number | null {
  const yields = recipe?.yield ?? null;
  if (yields === null) return null;
  if (range.test(yields.text)) return yields.amount;
  const people = numberIn(portionCues[language].people, fold(yields.text));
  if (people !== null || yields.amount !== 1) return people ?? yields.amount;
  // A whole loaf is not for one eater: its slices count, where the yield has them.
  const [, slices] = yields.text.match(/\d+/g) ?? [];
  if (slices !== undefined) return Number(slices);
  return whole.test(fold(yields.text)) ? null : yields.amount;
}

/** One thing that is not a portion: "1 loaf". */
const whole =
  /^\D*1 ?(?!.{0,12}(?:serving|portion|person|porzion|porc|racion|osob|comensal|人|名))\p{L}/u;
