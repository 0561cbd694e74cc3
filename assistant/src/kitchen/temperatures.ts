import type { Citation } from './citation';
import { citations } from './citations';
import type { Food } from './foods';

export interface SafeTemperature {
  celsius: number;
  fahrenheit: number;
  /** Minutes to rest before it is cut, as part of the rule; 0 for none. */
  rest: number;
  citation: Citation;
}

const safe = (fahrenheit: number, celsius: number, rest = 0): SafeTemperature => ({
  celsius,
  fahrenheit,
  rest,
  citation: citations.temperatures,
});

/** Of leftovers, casseroles and whatever is heated once more. */
export const reheating = safe(165, 74);

const poultry: ReadonlySet<string> = new Set(['chicken', 'turkey', 'duck', 'goose', 'quail']);
const minced: ReadonlySet<string> = new Set([
  'ground-beef',
  'sausage',
  'chorizo',
  'liver',
  'game',
  'rabbit',
  'venison',
]);
const mincedWords =
  /\b(?:ground|minced?|hack\w*|gehackt\w*|picad\w|molid\w|haché\w*|macinat\w|moíd\w|mielon\w*)|ひき肉|挽/i;

/**
 * The temperature that a food has to reach inside; null for what needs none. `text` as the recipe
 * has it tells minced meat, which needs more, from whole cuts.
 */
export function safeTemperatureOf(food: Food, text = ''): SafeTemperature | null {
  if (poultry.has(food.id)) return safe(165, 74);
  if (food.id === 'egg') return safe(160, 71);
  if (food.has.has('fish') || food.has.has('crustacean')) return safe(145, 63);
  if (!food.has.has('meat')) return null;
  if (minced.has(food.id) || mincedWords.test(text.slice(0, 300))) return safe(160, 71);
  return safe(145, 63, 3);
}

/** Where the figures of the gas marks come from. */
export const gasMarkCitation: Citation = citations.gasMarks;

/** British gas marks in degrees Celsius and Fahrenheit, of an oven without a fan. */
const gasMarks: readonly (readonly [mark: number, celsius: number, fahrenheit: number])[] = [
  [0.25, 110, 225],
  [0.5, 130, 250],
  [1, 140, 275],
  [2, 150, 300],
  [3, 170, 325],
  [4, 180, 350],
  [5, 190, 375],
  [6, 200, 400],
  [7, 220, 425],
  [8, 230, 450],
  [9, 240, 475],
];

/** Degrees Celsius and Fahrenheit of a gas mark; null where there is no such mark. */
export function ofGasMark(mark: number): { celsius: number; fahrenheit: number } | null {
  const [, celsius, fahrenheit] = gasMarks.find(([each]) => each === mark) ?? [];
  return celsius !== undefined && fahrenheit !== undefined ? { celsius, fahrenheit } : null;
}

const halfStep = 10;

/** The nearest gas mark; null where an oven has none so cool or so hot. */
export function gasMarkOf(celsius: number): number | null {
  const distance = ([, each]: (typeof gasMarks)[number]) => Math.abs(each - celsius);
  const nearest = gasMarks.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest && distance(nearest) <= halfStep ? nearest[0] : null;
}

/** Ovens with a fan are set lower by this many degrees Celsius. */
export const fanDifference: { celsius: number; citation: Citation } = {
  celsius: 20,
  citation: citations.fanOvens,
};
