import { convert, roundForCook } from '../../kitchen/convert';
import { together } from '../../language/cues/together';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Target } from '../convert/conversion-target';
import type { Ask } from '../draft';
import { inTarget } from '../convert/in-target';
import { unitOfIngredient } from './unit-of-ingredient';
import { writtenAmount } from './written-amount';

/** A text on several lines, with what they come to where that is asked for. */
export function withTotal(
  ask: Ask,
  named: readonly PreparedIngredient[],
  text: string,
  target: Target | null = null,
): string {
  const { question, memory, say } = ask;
  if (named.length < 2 || !together.test(question.folded)) return text;
  const [first] = named;
  const unit = target?.unit ?? (first === undefined ? null : unitOfIngredient(first));
  const amounts = named.map((each) => amountIn(each, unit, target));
  if (amounts.includes(null)) return text;
  const sum = amounts.reduce<number>((all, each) => all + (each ?? 0), 0) * memory.factor;
  const written = writtenAmount(roundForCook(sum, unit), null, unit, question.language, say);
  return `${text} ${say.amount.total(target === null ? written : say.about(written))}`;
}

/** How much of a unit a line has; null where it cannot be told. */
function amountIn(
  { quantity, quantity_max: upTo, one, density, food, unit: own }: PreparedIngredient,
  unit: ReturnType<typeof unitOfIngredient>,
  target: Target | null,
): number | null {
  if (quantity === null || upTo !== null) return null;
  if (own === unit) return quantity;
  if (one === null || unit === null) return null;
  const held = { amount: quantity * one.amount, unit: one.unit };
  if (target === null) return convert(held.amount, held.unit, unit, density?.gramsPerMl ?? null);
  const made = inTarget(held, target, { food, density });
  return made?.unit === unit ? made.amount : null;
}
