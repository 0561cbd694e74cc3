import { findFoods } from '../kitchen/foods';
import { isInRecipe } from '../question/absent-foods';
import type { PreparedPost } from './prepared';

/** Whether a text names a food that the recipe has not. */
export const namesNewFood = (text: string, post: PreparedPost): boolean =>
  findFoods(text, post.language).some(({ food }) => !isInRecipe(food.id, post));
