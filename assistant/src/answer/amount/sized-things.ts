import { type Measure, roundForCook } from '../../kitchen/convert';
import { isUnit, type Unit } from '../../kitchen/units';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { metricUnits } from './metric-units';
import { ingredientSource } from '../sources';
import { unitOfIngredient } from './unit-of-ingredient';
import { scaledLine, writtenAmount } from './written-amount';

/** What a line has of its unit; of sized things what all of them have: "2 × 80 g" has 160 g. */
export function measureOf(each: PreparedIngredient): Measure | null {
  const { quantity, size } = each;
  if (quantity === null) return null;
  if (size !== undefined && isUnit(size.unit))
    return { amount: quantity * size.quantity, unit: size.unit };
  const unit = unitOfIngredient(each);
  return unit && { amount: quantity, unit };
}

/** "2 × 80 g peas are 160 g." */
export function inSizes(ask: Ask, each: PreparedIngredient, amount: number, unit: Unit): Draft {
  const { question, say, post, memory } = ask;
  const line = scaledLine(each, memory.factor, question.language, post.language, say);
  const all = writtenAmount(roundForCook(amount, unit), null, unit, question.language, say);
  return {
    intent: 'convert',
    text: say.convert.is(line ?? each.text, all),
    tier: 'post',
    sources: [ingredientSource(post, each)],
    memory: { units: metricUnits.has(unit) ? 'metric' : 'us', ingredient: each.index },
  };
}
