import { convert } from '../../kitchen/convert';
import { isMeasure, type Unit, unitAt } from '../../kitchen/units';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { plainNumber } from '../../retrieval/figures/numbers';
import type { PreparedIngredient } from '../../retrieval/prepared';
import { metricUnits } from './metric-units';
import { unitOfIngredient } from './unit-of-ingredient';

const amounts = /(?<![\d/.,])\d{1,4}(?:[.,]\d{1,2})?(?: ?[¼½¾⅓⅔]| \d\/\d)?(?!\/)|\d\/\d|[¼½¾⅓⅔]/g;

/** Further apart the second figure is of another thing, such as the size of the pieces. */
const tolerance = 0.3;

/**
 * What the post itself gives beside an amount, "½ cup (113 g) butter", in the unit asked for, or in
 * that system. A figure of the post goes before one that is worked out. Null where it gives none, or
 * one that may be of a part of the amount ("2 tins (400 g)").
 */
export function ownFigure(
  ingredient: PreparedIngredient,
  target: { unit: Unit | null; system: 'metric' | 'us' },
  language: Language,
): { amount: number; unit: Unit } | null {
  const { quantity, density } = ingredient;
  const unit = unitOfIngredient(ingredient);
  if (unit === null || quantity === null || !isMeasure(unit)) return null;
  const found = figuresIn(ingredient, target, language).find((figure) => {
    const computed = convert(quantity, unit, figure.unit, density?.gramsPerMl ?? null);
    return computed !== null && Math.abs(figure.amount - computed) <= tolerance * computed;
  });
  return found ?? null;
}

/** Every amount in a line's text that is in the unit or system asked for, but its first. */
export function figuresIn(
  { text, unit: own }: PreparedIngredient,
  target: { unit: Unit | null; system: 'metric' | 'us' },
  language: Language,
): { amount: number; unit: Unit }[] {
  const isAsked = (unit: Unit) =>
    target.unit === null
      ? metricUnits.has(unit) === (target.system === 'metric')
      : unit === target.unit;
  const folded = fold(text);
  return [...folded.matchAll(amounts)].flatMap((match) => {
    const unit = unitAt(folded.slice(match.index + match[0].length), language)?.unit;
    if (unit === undefined || unit === own || !isMeasure(unit)) return [];
    const amount = plainNumber(match[0]);
    if (isAsked(unit)) return [{ amount, unit }];
    // "1 kg" is in grams what is asked for in grams.
    const { unit: to } = target;
    if (to === null || !metricUnits.has(unit) || !metricUnits.has(to)) return [];
    const turned = convert(amount, unit, to);
    return turned === null ? [] : [{ amount: turned, unit: to }];
  });
}
