import type { Trait } from '../kitchen/food';
import type { PreparedPost } from '../retrieval/prepared';
import { dishKindsIn } from './dish-kinds';
import { knowledgeIn } from './knowledge';
import { fold } from '../language/fold';

/** Kinds of dish that are advised on alike. */
export type DishClass =
  | 'preserve'
  | 'drink'
  | 'frozen'
  | 'dessert'
  | 'cookies'
  | 'cake'
  | 'pancakes'
  | 'salad'
  | 'soup'
  | 'curry'
  | 'stew'
  | 'pizza'
  | 'pasta'
  | 'rice'
  | 'fish'
  | 'meat'
  | 'bread'
  | 'savory-bake'
  | 'eggs'
  | 'vegetables'
  | 'sauce';

type Taste = 'sweet' | 'savory' | 'any';

/** By kind of the packs' `dishes.json` the class, the first that fits; sweet ones have no meat or onion. */
const order: readonly (readonly [kind: string, taste: Taste, of: DishClass])[] = [
  ['jam', 'any', 'preserve'],
  ['ice-cream', 'sweet', 'frozen'],
  ['cookies', 'sweet', 'cookies'],
  ['custard', 'sweet', 'dessert'],
  ['meringue', 'sweet', 'dessert'],
  ['pancakes', 'any', 'pancakes'],
  ['drink', 'sweet', 'drink'],
  ['salad', 'any', 'salad'],
  ['soup', 'any', 'soup'],
  ['curry', 'any', 'curry'],
  ['pizza', 'any', 'pizza'],
  ['stew', 'any', 'stew'],
  ['pastry', 'sweet', 'dessert'],
  ['cake', 'sweet', 'cake'],
  ['rice', 'savory', 'rice'],
  ['pasta', 'savory', 'pasta'],
  ['fish', 'any', 'fish'],
  ['pastry', 'savory', 'savory-bake'],
  ['poultry', 'any', 'meat'],
  ['meat', 'any', 'meat'],
  ['bread', 'any', 'bread'],
  ['cake', 'savory', 'savory-bake'],
  ['eggs', 'any', 'eggs'],
  ['tofu', 'any', 'vegetables'],
  ['pasta', 'any', 'pasta'],
  ['rice', 'any', 'rice'],
  ['fried', 'savory', 'vegetables'],
  ['fried', 'sweet', 'dessert'],
  ['potatoes', 'any', 'vegetables'],
  ['beans', 'any', 'vegetables'],
  ['sauce', 'savory', 'sauce'],
  ['chocolate', 'sweet', 'dessert'],
  ['caramel', 'sweet', 'dessert'],
  ['icing', 'sweet', 'dessert'],
  ['cream', 'sweet', 'dessert'],
  ['vegetables', 'savory', 'vegetables'],
];

const savory: readonly Trait[] = ['meat', 'fish', 'crustacean', 'mollusc', 'allium'];

/** What a post cooks, by its title, else by what is in it; null where neither tells. */
export function dishClassIn(post: PreparedPost): DishClass | null {
  const { title } = post.post;
  const { signs } = knowledgeIn(post.language).advice.words('preserve');
  if (signs?.test(fold(title)) === true) return 'preserve';
  const has = (trait: Trait) => post.ingredients.some(({ food }) => food?.has.has(trait));
  const isSavory = savory.some(has);
  const kinds = dishKindsIn(title, post.language);
  const named = order.find(
    ([kind, taste]) => kinds.has(kind) && (taste === 'any' || (taste === 'savory') === isSavory),
  );
  if (named !== undefined) return named[2] === 'bread' && isQuick(post) ? 'cake' : named[2];
  if (has('fish') || has('crustacean') || has('mollusc')) return 'fish';
  if (has('meat')) return 'meat';
  if (isSavory) return 'vegetables';
  return has('sugar') && (['milk', 'egg', 'starch'] as const).some(has) ? 'dessert' : null;
}

/** A loaf that baking powder or soda raises is a cake. */
function isQuick({ ingredients }: PreparedPost): boolean {
  const has = (ids: readonly string[]) =>
    ingredients.some(({ food }) => food !== null && ids.includes(food.id));
  return (
    has(['baking-powder', 'baking-soda', 'self-raising-flour']) &&
    !has(['dry-yeast', 'fresh-yeast', 'sourdough-starter'])
  );
}

const baked: ReadonlySet<DishClass | null> = new Set([
  'dessert',
  'cookies',
  'cake',
  'pancakes',
  'pizza',
  'bread',
  'savory-bake',
]);

/** Whether a dish is held together by its dough or batter. */
export const isBaked = (dish: DishClass | null): boolean => baked.has(dish);
