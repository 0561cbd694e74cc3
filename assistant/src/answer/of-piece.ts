import { rankFragments } from '../retrieval/rank';
import type { Ask } from './draft';

const leastCoverage = 0.5;

/** "How many grams has a piece of dough?" asks what a step tells, not for the recipe in grams. */
export const isOfPiece = ({ question, post }: Ask): boolean =>
  question.intents.has('amount') &&
  question.ingredients.length + question.foods.length === 0 &&
  !question.cues.pronoun.test(question.folded) &&
  rankFragments(post, question).some(
    ({ fragment: { kind, folded }, coverage }) =>
      kind !== 'ingredient' && coverage >= leastCoverage && /\d/.test(folded),
  );
