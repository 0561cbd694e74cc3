import type { Source } from '@cpal/shared/contract/assistant/assistant';
import type { Ask, Draft } from './draft';
import { isShown } from './is-shown';
import type { Intent } from './reply';
import { fragmentSource } from './sources';
import { sentencesByQuestion } from './told/spoken-of';

/** Answers that a sentence was chosen for; a sum, a list or a verdict stands on all of its parts. */
const chosen: ReadonlySet<Intent> = new Set<Intent>([
  'step',
  'duration',
  'temperature',
  'storage',
  'substitution',
  'other',
]);

/** A sentence that speaks of less of what the question names is on something else: 0 to 1. */
const least = 0.3;
/** Two sentences that speak of as much of it differ by rounding only. */
const asMuch = 0.01;
const most = 2;

/**
 * Where else the post speaks of more of what a question names than the answer shows: at most two
 * sentences, the nearest first, marked as nearby. None where the answer is the nearest.
 */
export function seeAlso(ask: Ask, draft: Draft): Source[] {
  const isOfPost = draft.tier === 'post' && draft.sources.length > 0;
  if (!isOfPost || !chosen.has(draft.intent) || draft.isPlaced === true) return [];
  const all = sentencesByQuestion(ask, () => true);
  const shown = all.filter(({ of }) => isShown(draft, of)).map(({ share }) => share);
  const enough = Math.max(least, ...shown.map((share) => share + asMuch));
  return all
    .filter(({ share }) => share >= enough)
    .slice(0, most)
    .map(({ of }) => ({ ...fragmentSource(ask.post, of), is_nearby: true }));
}
