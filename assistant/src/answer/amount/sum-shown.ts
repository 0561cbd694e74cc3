import { formatAmount } from '../../language/numbers';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Ask } from '../draft';
import { unitOfIngredient } from './unit-of-ingredient';
import { measured, writtenAmount } from './written-amount';

/** Parts of a recipe that a reader multiplies by as easily as by a whole number. */
const simpleParts = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 3 / 2, 5 / 2];

const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.01 * other;

/** A line with the sum behind its amount, "(2 × 225 g)", where that is simple and comes out even. */
export function withSum(
  { memory: { factor }, question: { language }, say }: Ask,
  ingredient: PreparedIngredient,
  line: string,
): string {
  const { quantity, quantity_max: most, size } = ingredient;
  if (quantity === null || most !== null || size !== undefined || factor === 1) return line;
  const isSimple =
    (factor > 1 && isNear(Math.round(factor), factor)) ||
    simpleParts.some((part) => isNear(part, factor));
  const unit = unitOfIngredient(ingredient);
  const shown = measured(quantity * factor, unit);
  const isEven = shown.unit === unit && isNear(shown.amount, quantity * factor);
  if (!isSimple || !isEven || (unit === null && quantity === 1)) return line;
  const times = formatAmount(Math.round(factor * 100) / 100, language);
  const sum = `${times} × ${writtenAmount(quantity, null, unit, language, say)}`;
  return line.endsWith(')') ? `${line.slice(0, -1)}; ${sum})` : `${line} (${sum})`;
}
