import { comfortable, convert, inSystem, type Measure } from '../../kitchen/convert';
import type { Food } from '../../kitchen/foods';
import { type One, oneOf } from '../../kitchen/measures';
import type { Unit } from '../../kitchen/units';
import type { Target } from './conversion-target';
import type { Ask } from '../draft';
import { measuredBy } from '../amount/measured-alike';

/** Less than this of a cup or pound is said in a smaller unit. */
const leastOfUnit = 0.2;

interface Held {
  amount: number;
  unit: Unit;
  name: string;
  food: Food | null;
  density: { gramsPerMl: number } | null;
  named: Parameters<typeof measuredBy>[1]['named'];
}

/** An amount by the measures of the post's kitchen: its pint may be a British one. */
export function heldIn(ask: Ask, held: Held, target: Target): One {
  const one = oneOf(measuredBy(ask, held, target), held.food, ask.post.measures);
  return { ...one, amount: held.amount * one.amount };
}

/** An amount in the unit or system asked for, not rounded; null where there is no way. */
export function inTarget(
  held: Measure,
  target: Target,
  { food, density }: Pick<Held, 'food' | 'density'>,
): Measure | null {
  const gramsPerMl = density?.gramsPerMl ?? null;
  if (target.unit === null) return inSystem(held, target.system, gramsPerMl);
  // A stick is so many grams of butter.
  const one = oneOf(target.unit, food, 'us');
  const made = convert(held.amount, held.unit, one.unit, gramsPerMl);
  if (made === null) return null;
  const whole = { amount: made / one.amount, unit: target.unit };
  return whole.amount < leastOfUnit ? comfortable(whole, true) : whole;
}
