import type { Action } from '../language/cues/cues';
import { warmthCues } from '../language/cues/warmth';
import { fold } from '../language/fold';
import { heatsIn } from '../retrieval/heats';
import type { Ask, Draft } from './draft';
import { quotedFragment } from './quoted-fragment';

const heating: readonly Action[] = ['bake', 'roast', 'preheat', 'fry', 'grill', 'cook', 'boil'];

/** "How warm should the water be?": the recipe's own words in the line of that ingredient. */
export function warmthOf(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (question.tools.size > 0 || heating.some((action) => question.actions.has(action)))
    return null;
  const lines = question.ingredients.slice(0, 2);
  const measured = lines.find(({ text }) => heatsIn(fold(text)).length > 0);
  const warm = lines.find(({ text }) => warmthCues[post.language].test(fold(text)));
  const found = measured ?? warm;
  const line = post.fragments.find(
    ({ kind, number }) => kind === 'ingredient' && number - 1 === found?.index,
  );
  return line ? { ...quotedFragment(ask, line), intent: 'temperature' } : null;
}
