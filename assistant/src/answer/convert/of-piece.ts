import type { Question } from '../../question/question';
import { rankFragments } from '../../retrieval/search/rank';
import type { Ask } from '../draft';

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

/** "How many cups does it make?" asks for the yield. */
export const asksYield = ({ intents, cues, folded }: Question) =>
  intents.has('scale') && cues.scale.yield.test(folded);
