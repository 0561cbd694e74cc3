import { cuesOf } from '../retrieval/cues-of';
import type { Fragment } from '../retrieval/prepared';
import type { Ask, Draft } from './draft';
import { quotedFragment } from './quoted-fragment';
import { sentencesByQuestion } from './spoken-of';
import { isFarBetter } from './told-shares';

/** The temperature that is told of what the question names: that of the loaf, not of the skillet. */
export function ratherHeated(ask: Ask, draft: Draft): Draft | null {
  const { intents, cues, folded, isFollowUp } = ask.question;
  if (!intents.has('temperature') || intents.has('convert') || isFollowUp) return null;
  if (draft.tier !== 'post' || draft.intent !== 'temperature') return null;
  if (cues.internal.test(folded) || cues.reheat.test(folded)) return null;
  const { reheat } = cuesOf(ask.post.language);
  const all = sentencesByQuestion(
    ask,
    (each) => each.heats.length > 0 && !reheat.test(each.folded) && !reheat.test(each.topic),
  );
  const [best] = all;
  const isShown = ({ text }: Fragment) => draft.sources.some(({ quote }) => quote.includes(text));
  if (best === undefined || !isFarBetter(best, all, isShown)) return null;
  return { ...quotedFragment(ask, best.of), intent: 'temperature' };
}
