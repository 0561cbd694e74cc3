import { together } from '../../language/cues/together';
import { portionCues } from '../../language/cues/tables';
import type { PreparedPost } from '../../retrieval/prepared';
import { countedDishes, countedYield } from './counted-yield';
import { kinNamed } from '../named/kin-named';
import type { Question } from '../question';

/** "Only 6 slices": a count of what the recipe yields and hardly a word more. */
const mostBare = 3;

/** Whether amounts for another yield are asked for without a word for it. */
export function asksScaled(question: Question, post: PreparedPost): boolean {
  const { intents, ingredients, stems, folded, language } = question;
  const isEach = portionCues[language].each.test(folded);
  const namesAny = ingredients.length > 0 || kinNamed(question, post).length > 0;
  if (isEach && namesAny && [...intents].every((each) => each === 'amount')) return true;
  const counted = countedYield(question, post);
  if (counted === null && countedDishes(question, post) === null) return false;
  if (intents.has('amount') || intents.has('ingredient_list')) return true;
  if (intents.size > 0) return false;
  const isBare = counted !== null && counted.wanted !== counted.of && stems.length <= mostBare;
  return ingredients.length > 0 || isBare;
}

/** "Butter all in all": what the lines of an ingredient come to. */
export const asksSum = ({ folded, ingredients, intents }: Question): boolean =>
  ingredients.length > 0 &&
  together.test(folded) &&
  [...intents].every((each) => each === 'step') &&
  ingredients.every(({ food }) => food === ingredients[0]?.food);
