import { findFoods, foodName } from '../../kitchen/foods';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Ask } from '../draft';

/** Of "sour cream 18%" the words of the food, where the head is not among them. */
export const stemsOfFood = ({ food, stems }: PreparedIngredient, language: Language): string[] =>
  food === null
    ? []
    : words(foodName(food, language), language)
        .map(({ stem }) => stem)
        .filter((stem) => stems.includes(stem));

/** The reader's word for it: "wine", where the recipe has Riesling. */
export function stemsAsked({ question, post }: Ask, { food }: PreparedIngredient): string[] {
  if (question.language !== post.language || food === null) return [];
  return findFoods(question.text, question.language)
    .filter((each) => each.food.id === food.id)
    .flatMap(({ start, end }) => words(question.text.slice(start, end), question.language))
    .map(({ stem }) => stem);
}
