import type { Action } from './cues';

/** Actions over heat. */
export const hot: ReadonlySet<Action> = new Set<Action>([
  'bake',
  'roast',
  'simmer',
  'boil',
  'fry',
  'grill',
  'steam',
  'cook',
]);

export const isHot = (found: ReadonlySet<Action>): boolean =>
  [...found].some((action) => hot.has(action));

/** Said of all that an oven does. */
export const ofOven: ReadonlySet<Action> = new Set<Action>(['bake', 'cook', 'roast', 'preheat']);
