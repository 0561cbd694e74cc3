import type { Answerer } from '../draft';
import { inPlaceOfOwn } from './substitution';

/** "With feta?" of a recipe with goat's cheese: a food that the tables know to take its place. */
export const offeredFood: Answerer = (ask) => {
  const { intents, absent } = ask.question;
  return intents.size === 0 && absent.length === 1 ? inPlaceOfOwn(ask, null) : null;
};
