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
