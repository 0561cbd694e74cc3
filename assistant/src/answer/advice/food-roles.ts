import type { Food } from '../../kitchen/food';
import { type DishClass, isBaked } from '../../knowledge/dish-class';

/** What a food does in a dish, as far as it matters to somebody who would leave it out. */
export type FoodRole =
  | 'flavor'
  | 'acid'
  | 'alcohol'
  | 'mix-in'
  | 'seasoning'
  | 'salt'
  | 'salt-bread'
  | 'liquid'
  | 'fat-pan'
  | 'fat'
  | 'egg'
  | 'flour'
  | 'sugar'
  | 'leavening'
  | 'yeast'
  | 'thickener'
  | 'main'
  | 'namesake'
  | 'preserve';

/** The same in all dishes. */
const always: Partial<Record<FoodRole, readonly string[]>> = {
  flavor: [
    'pepper, paprika, cayenne, cinnamon, nutmeg, clove, curry-powder, spice-mix, ginger, basil',
    'parsley, cilantro, thyme, horseradish, allspice, sweet-spice, five-spice, cumin, turmeric',
    'coriander-seed, cardamom, saffron, star-anise, fennel-seed, caraway, fenugreek, rosemary, sage',
    'oregano, bay-leaf, dill, tarragon, mint, shiso, herbs, lemongrass, vanilla, vanilla-extract',
    'almond-extract, vanilla-sugar, lemon-zest, orange-zest, garlic, garlic-powder, onion-powder',
    'chives, spring-onion, chili, hot-sauce, sesame-seed, poppy-seed, sprinkles, liquid-smoke',
  ],
  'mix-in': [
    'walnut, pecan, hazelnut, cashew, pistachio, macadamia, pine-nut, nuts, peanut, brazil-nut',
    'raisin, date, dried-cranberry, sunflower-seed, pumpkin-seed, chia, hemp-seed, olive, capers',
    'sun-dried-tomato, pickle, celery, bell-pepper, mushroom, corn, pea, spinach, kale, avocado',
    'radish, cucumber, arugula, water-chestnut, bamboo-shoots, marshmallow, feta, blue-cheese',
    'chorizo, bacon, anchovy',
  ],
  seasoning: ['soy-sauce, tamari, fish-sauce, worcestershire, mustard, oyster-sauce, msg, miso'],
  alcohol: [
    'red-wine, wine, white-wine, fortified-wine, rice-wine, sherry, sake, beer, cider, spirits',
    'rum, brandy, whisky, vodka',
  ],
  acid: ['vinegar, wine-vinegar, balsamic, lemon-juice, lemon, lime, lime-juice, yuzu'],
  yeast: ['dry-yeast, fresh-yeast, sourdough-starter'],
  thickener: [
    'gelatine, agar, pectin, cornstarch, potato-starch, tapioca, xanthan-gum, curry-roux',
  ],
};

/** In doughs and batters. */
const inBakes: Partial<Record<FoodRole, readonly string[]>> = {
  leavening: ['baking-powder, baking-soda'],
  flour: [
    'flour, bread-flour, whole-wheat-flour, self-raising-flour, spelt-flour, rye-flour, buckwheat',
    'gluten-free-flour, almond-flour, cornmeal, semolina, baking-mix',
  ],
  egg: ['egg, egg-yolk, egg-white'],
  fat: [
    'butter, oil, olive-oil, sunflower-oil, coconut-oil, margarine, vegan-butter, lard, palm-oil',
  ],
  sugar: [
    'sugar, brown-sugar, powdered-sugar, honey, maple-syrup, agave-syrup, molasses, corn-syrup',
  ],
  liquid: [
    'milk, water, buttermilk, plant-milk, oat-milk, soy-milk, almond-milk, yogurt, greek-yogurt',
  ],
};

/** On the stove and in salads. */
const inCooking: Partial<Record<FoodRole, readonly string[]>> = {
  thickener: ['flour, rice-flour'],
  'fat-pan': ['oil, olive-oil, sunflower-oil, butter, ghee, lard'],
  liquid: [
    'water, stock, vegetable-stock, chicken-stock, beef-stock, fish-stock, milk, coconut-milk',
    'canned-tomato',
  ],
};

/** What makes a preserve keep. */
const inPreserves = ['salt, sugar, brown-sugar, honey, pectin, vinegar, wine-vinegar, lemon-juice'];
const alsoAcid = ['lemon, lime, lime-juice, cream-of-tartar'];

const ids = (lists: readonly string[] | undefined) => (lists ?? []).join(', ').split(', ');

const roleIn = (table: Partial<Record<FoodRole, readonly string[]>>, id: string) =>
  roles.find((role) => ids(table[role]).includes(id)) ?? null;

const roles: readonly FoodRole[] = [
  'flavor',
  'mix-in',
  'seasoning',
  'alcohol',
  'acid',
  'yeast',
  'thickener',
  'leavening',
  'flour',
  'egg',
  'fat',
  'sugar',
  'liquid',
  'fat-pan',
];

/**
 * What a food does in a kind of dish; null where that is not known. In a preserve only what makes it
 * keep has a role.
 */
export function roleOfFood({ id, has }: Food, dish: DishClass | null): FoodRole | null {
  if (dish === 'preserve') {
    return ids([...inPreserves, ...alsoAcid]).includes(id) ? 'preserve' : null;
  }
  if (id === 'salt') return dish === 'bread' ? 'salt-bread' : 'salt';
  const own = roleIn(always, id) ?? roleIn(isBaked(dish) ? inBakes : inCooking, id);
  return own ?? (has.has('meat') || has.has('fish') || has.has('crustacean') ? 'main' : null);
}
