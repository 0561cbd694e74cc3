import type { Citation } from './citation';
import type { Measure } from './convert';
import { weightOfOne } from './densities';
import { type Food, foodById } from './foods';
import { dimensionOf, type Unit } from './units';

/** By whose pints, ounces, cups and spoons a recipe measures. */
export type Measures = 'us' | 'imperial' | 'australian';

/** What one of a unit is, and who weighed it where it is counted. */
export interface One extends Measure {
  citation?: Citation;
}

const imperial: Partial<Record<Unit, Measure>> = {
  pint: { amount: 1, unit: 'uk_pint' },
  floz: { amount: 1, unit: 'uk_floz' },
};

/** Australian Standard AS 1325, Metric cookery measures. */
const australian: Partial<Record<Unit, Measure>> = {
  ...imperial,
  cup: { amount: 250, unit: 'ml' },
  tbsp: { amount: 20, unit: 'ml' },
  tsp: { amount: 5, unit: 'ml' },
};

const own: Readonly<Record<Measures, Partial<Record<Unit, Measure>>>> = {
  us: {},
  imperial,
  australian,
};

/**
 * What one of a unit is where recipes measure so: a pint of a British one 568 ml, a stick of butter
 * 113 g. A unit that is the same everywhere, or has no size, is itself. Of no named food a stick is
 * butter.
 */
export function oneOf(unit: Unit, food: Food | null, measures: Measures): One {
  if (dimensionOf(unit) !== 'count') return own[measures][unit] ?? { amount: 1, unit };
  const weighed = food ?? (unit === 'stick' ? (foodById('butter') ?? null) : null);
  const weight = weighed && weightOfOne(weighed, unit);
  return weight === null
    ? { amount: 1, unit }
    : { amount: weight.grams, unit: 'g', citation: weight.citation };
}
