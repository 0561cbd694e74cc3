import { findFoods } from '../../kitchen/foods';
import { isInRecipe } from '../../question/named/absent-foods';
import type { PreparedPost } from '../prepared';

/** The foods that a text names and the recipe has not. */
export const newFoodsIn = (text: string, post: PreparedPost) =>
  findFoods(text, post.language).filter(({ food }) => !isInRecipe(food.id, post));

/** Whether a text names one. */
export const namesNewFood = (text: string, post: PreparedPost): boolean =>
  newFoodsIn(text, post).length > 0;
