import type { Food } from '../kitchen/food';
import { foodName } from '../kitchen/foods';
import type { Ask, Draft } from './draft';
import type { Intent } from './reply';

/**
 * Says that the post lacks the answer, and which part of it where that is known; in the words of
 * `tones.ts` and `phrases.ts` of each pack.
 */
export function missing(ask: Ask, intent: Intent, about?: Food | string): Draft {
  const { say, question } = ask;
  const first =
    about === undefined
      ? say.missing.any
      : typeof about === 'string'
        ? about
        : say.missing.ingredient(foodName(about, question.language));
  return {
    intent,
    text: `${first} ${say.missing.passedOn}`,
    tier: 'refusal',
    sources: [],
    isUnanswered: true,
  };
}
