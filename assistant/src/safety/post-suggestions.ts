import type { Ask, Draft } from '../answer/draft';
import { findFoods } from '../kitchen/foods';
import type { PreparedIngredient } from '../retrieval/prepared';

/** "No buttermilk? Use yogurt." is one: the question says what is replaced. */
const sentenceEnd = /(?<=[.!])\s+|[\n。！]+/u;

const sentencesOf = ({ sources }: Draft): string[] =>
  sources
    .filter(({ kind }) => kind !== 'ingredient' && kind !== 'kitchen')
    .flatMap(({ quote }) => quote.split(sentenceEnd));

/**
 * The sentences that a draft quotes from the post on what is to be replaced: they name it, or no
 * other ingredient. A paragraph of swaps tells of each ingredient in turn.
 */
export function sentencesOn(
  { post }: Ask,
  draft: Draft,
  targets: readonly PreparedIngredient[],
): string[] {
  return sentencesOf(draft).filter((sentence) => {
    const foods = findFoods(sentence, post.language).map(({ food }) => food);
    const isNamed = (ingredients: readonly PreparedIngredient[]) =>
      ingredients.some(({ food }) => food !== null && foods.includes(food));
    return isNamed(targets) || !isNamed(post.ingredients);
  });
}

/** Whether a draft quotes swaps of other ingredients and nothing on those that the question names. */
export const isOffTarget = (ask: Ask, draft: Draft): boolean =>
  draft.tier === 'post' &&
  ask.question.ingredients.length > 0 &&
  sentencesOf(draft).length > 0 &&
  sentencesOn(ask, draft, ask.question.ingredients).length === 0;
