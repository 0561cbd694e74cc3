import type { AdviceTopic } from '../../knowledge/advice-topics';
import type { DishClass } from '../../knowledge/dish-class';

type Rows = readonly (readonly [card: string, of: readonly DishClass[] | 'any'])[];

/** By topic the cards with the kinds of dish that they hold for; the first that fits is meant. */
export const dishCards = {
  side: [
    ['side-stew', ['stew']],
    ['side-curry', ['curry']],
    ['side-soup', ['soup']],
    ['side-salad', ['salad']],
    ['side-pizza', ['pizza']],
    ['side-pasta', ['pasta']],
    ['side-rice', ['rice']],
    ['side-fish', ['fish']],
    ['side-meat', ['meat']],
    ['side-bread', ['bread', 'preserve']],
    ['side-eggs', ['eggs', 'savory-bake']],
    ['side-vegetables', ['vegetables', 'sauce']],
    ['side-pancakes', ['pancakes']],
    ['side-sweet', ['cake', 'cookies', 'dessert', 'frozen']],
  ],
  drink: [
    ['drink-meat', ['stew', 'meat']],
    ['drink-curry', ['curry']],
    ['drink-italian', ['pizza', 'pasta']],
    ['drink-fish', ['fish', 'rice', 'salad']],
    ['drink-light', ['soup', 'vegetables', 'eggs', 'savory-bake', 'bread', 'sauce']],
    ['drink-breakfast', ['pancakes']],
    ['drink-sweet', ['cake', 'cookies', 'dessert', 'frozen']],
  ],
  altitude: [
    ['altitude-cake', ['cake', 'dessert', 'pancakes']],
    ['altitude-cookies', ['cookies']],
    ['altitude-bread', ['bread', 'pizza']],
    ['altitude-boil', ['pasta', 'rice', 'soup', 'stew', 'curry', 'vegetables', 'eggs', 'meat']],
  ],
  'less-sweet': [
    ['less-sweet-baked', ['cake', 'cookies', 'bread', 'dessert', 'frozen']],
    ['less-sweet', ['pancakes', 'drink', 'salad', 'sauce', 'stew', 'curry', 'soup', 'meat']],
  ],
  sweeter: [
    ['sweeter-baked', ['cake', 'cookies', 'bread', 'dessert', 'frozen', 'pancakes']],
    ['sweeter', ['drink', 'salad', 'sauce', 'stew', 'curry', 'soup', 'meat']],
  ],
  'less-salty': [
    ['less-salty-baked', ['cake', 'cookies', 'bread', 'dessert', 'pancakes', 'pizza']],
    ['less-salty', ['salad', 'soup', 'curry', 'stew', 'pasta', 'rice', 'fish', 'meat']],
    ['less-salty', ['vegetables', 'eggs', 'savory-bake', 'sauce']],
  ],
  creamier: [
    ['creamier', ['soup', 'curry', 'stew', 'sauce', 'pasta', 'rice', 'vegetables', 'eggs', 'meat']],
    ['creamier-cold', ['salad', 'dessert', 'frozen', 'drink']],
  ],
  thicker: [
    ['thicker', ['soup', 'curry', 'stew', 'sauce', 'pasta', 'meat', 'vegetables']],
    ['thicker-batter', ['pancakes']],
    ['thicker-cold', ['drink', 'salad']],
  ],
  thinner: [
    ['thinner', ['soup', 'curry', 'stew', 'sauce', 'pasta', 'meat', 'vegetables']],
    ['thinner-cold', ['pancakes', 'drink', 'salad']],
  ],
  richer: [
    ['richer', ['soup', 'curry', 'stew', 'sauce', 'pasta', 'rice', 'vegetables', 'meat']],
    ['richer-sweet', ['cake', 'cookies', 'dessert', 'frozen', 'pancakes']],
  ],
  lighter: [
    ['lighter', ['soup', 'curry', 'stew', 'sauce', 'pasta', 'rice', 'vegetables', 'meat', 'fish']],
    ['lighter', ['salad', 'eggs', 'savory-bake', 'pizza']],
    ['lighter-sweet', ['cake', 'cookies', 'dessert', 'frozen', 'pancakes']],
  ],
  'make-ahead': [
    ['ahead-stew', ['stew', 'curry', 'soup', 'meat', 'sauce']],
    ['ahead-baked', ['cake', 'bread', 'savory-bake']],
    ['ahead-cookies', ['cookies']],
    ['ahead-cold', ['dessert', 'frozen']],
    ['ahead-salad', ['salad']],
    ['ahead-pasta', ['pasta', 'rice']],
    ['ahead-last', ['fish', 'eggs', 'pancakes', 'vegetables', 'pizza']],
  ],
  'serving-temperature': [
    ['serve-hot', ['soup', 'curry', 'stew', 'pasta', 'rice', 'fish', 'meat', 'pizza', 'pancakes']],
    ['serve-room', ['cake', 'cookies', 'bread', 'savory-bake']],
    ['serve-cold', ['frozen', 'drink']],
    ['serve-salad', ['salad']],
  ],
  party: [
    ['party-baked', ['cake', 'cookies', 'bread', 'dessert', 'savory-bake', 'pizza', 'pancakes']],
    ['party', ['soup', 'curry', 'stew', 'pasta', 'rice', 'meat', 'fish', 'vegetables', 'eggs']],
    ['party-salad', ['salad']],
  ],
  'keep-warm': [
    ['warm-pot', ['soup', 'curry', 'stew', 'sauce', 'rice']],
    ['warm-oven', ['meat', 'fish', 'vegetables', 'savory-bake', 'pancakes', 'pizza', 'pasta']],
  ],
  milder: [['milder', 'any']],
  spicier: [['spicier', 'any']],
  mandoline: [['without-mandoline', 'any']],
} as const satisfies Partial<Record<AdviceTopic, Rows>>;

export type DishTopic = keyof typeof dishCards;

/** The card on a topic for a kind of dish; null for none. */
export function dishCardId(topic: DishTopic, dish: DishClass | null): string | null {
  const rows: Rows = dishCards[topic];
  const found = rows.find(([, of]) => of === 'any' || (dish !== null && of.includes(dish)));
  return found?.[0] ?? null;
}
