import type { Language } from '../language/languages';

/**
 * What a food brings into a dish, for diets and allergies. With a question mark: many packets have
 * it, so that the label decides.
 */
export const traits = [
  'meat',
  'pork',
  'fish',
  'crustacean',
  'mollusc',
  'milk',
  'lactose',
  'egg',
  'gluten',
  'wheat',
  'treenut',
  'peanut',
  'soy',
  'sesame',
  'mustard',
  'celery',
  'lupin',
  'sulphite',
  'coconut',
  'corn',
  'tomato',
  'banana',
  'kiwi',
  'stonefruit',
  'legume',
  'allium',
  'honey',
  'gelatine',
  'rennet',
  'alcohol',
  'caffeine',
  'sugar',
  'starch',
  'fodmap',
] as const;

export type Trait = (typeof traits)[number];

export interface Food {
  /** English, lower case, with hyphens: `sour-cream`. */
  id: string;
  /** First of each the usual name; Japanese ones in the script that recipes use. */
  names: Readonly<Record<Language, readonly string[]>>;
  /** It has these for certain. */
  has: ReadonlySet<Trait>;
  /** It may have these: the label says. */
  mayHave: ReadonlySet<Trait>;
}
