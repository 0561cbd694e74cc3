import { dimensionOf, type Unit } from '../../kitchen/units';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Target } from '../convert/conversion-target';
import type { Ask } from '../draft';
import { figuresIn } from './own-figure';

/**
 * "3/4 ounce in ml" names no food, but one line has that amount and its own figure for it, or needs
 * no density: "2 litres in cups".
 */
export function measuredAlike(
  { question, post }: Ask,
  amount: number,
  unit: Unit,
  target: Target,
): PreparedIngredient[] {
  if (question.foods.length > 0) return [];
  const found = post.ingredients.filter(
    (each) =>
      each.quantity === amount &&
      each.unit === unit &&
      (figuresIn(each, target, post.language).length > 0 || isAlike(unit, target)),
  );
  return found.length === 1 ? found : [];
}

const isAlike = (unit: Unit, target: Target) =>
  unit === 'stick' || (target.unit !== null && dimensionOf(unit) === dimensionOf(target.unit));

interface Measured {
  unit: Unit;
  name: string;
  density: object | null;
  named: PreparedIngredient | undefined;
}

/** An ounce of a drink, or of nothing named, is a fluid one where a volume is wanted. */
export function measuredBy(
  { post }: Ask,
  { unit, named, name, density }: Measured,
  target: Target,
): Unit {
  const isVolume = target.unit !== null && dimensionOf(target.unit) === 'volume';
  if (unit !== 'oz' || density !== null || !isVolume) return unit;
  const isPoured =
    named !== undefined &&
    figuresIn(named, { unit: 'ml', system: 'metric' }, post.language).length > 0;
  return isPoured || name === '' ? 'floz' : unit;
}
