import { roundForCook } from '../../kitchen/convert';
import { weightOfOne } from '../../kitchen/densities';
import { shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { formatAmount } from '../../language/numbers';
import type { EggPart } from '../../language/phrases/phrases';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Ask } from '../draft';
import { unitOfIngredient } from './unit-of-ingredient';
import { writtenAmount } from './written-amount';

const eggParts: ReadonlySet<string> = new Set<EggPart>(['egg', 'egg-yolk', 'egg-white']);
const isEggPart = (id: string): id is EggPart => eggParts.has(id);

/** Grams to which a part of an egg is weighed. */
const step = 5;

/** What to do where the conversation's factor leaves a part of an egg: a sentence for each such line. */
export function eggAdvice(ask: Ask, named: readonly PreparedIngredient[]): string[] {
  return ask.memory.factor === 1 ? [] : named.flatMap((each) => adviceFor(ask, each) ?? []);
}

function adviceFor(ask: Ask, ingredient: PreparedIngredient): string | null {
  const { memory, question, say } = ask;
  const { food, quantity, quantity_max: most } = ingredient;
  if (food === null || quantity === null || most !== null || !isEggPart(food.id)) return null;
  const unit = unitOfIngredient(ingredient);
  if ((unit !== null && unit !== 'piece') || isWhole(ask, ingredient)) return null;
  const exact = quantity * memory.factor;
  const shown = roundForCook(exact, null) % 1;
  const one = weightOfOne(food, null);
  if (shown === 0 || one === null) return null;
  if (shown === 0.5) return say.eggs.half[food.id];
  const grams = Math.max(1, Math.round(((exact % 1) * one.grams) / step)) * step;
  const weight = writtenAmount(grams, null, 'g', question.language, say);
  return say.eggs.part[food.id](formatAmount(shown, question.language), weight);
}

/** "3 hard-boiled eggs", or a step that boils them and nothing else. */
function isWhole({ post }: Ask, { text, index }: PreparedIngredient): boolean {
  return (
    shortCues[post.language].wholeEgg.test(fold(text)) ||
    post.steps.some(
      ({ actions, ingredients }) =>
        actions.has('boil') && ingredients.length === 1 && ingredients.includes(index),
    )
  );
}
