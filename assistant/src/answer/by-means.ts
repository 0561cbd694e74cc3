import { meansCues } from '../language/cues/means';
import { words } from '../language/words';
import type { Fragment } from '../retrieval/prepared';
import type { Answerer, Ask } from './draft';
import { quotedFragment } from './quoted-fragment';
import { spokenOf } from './spoken-of';

/** A sentence with so much of what the question names does what is asked. */
const enough = 0.6;

/** "Toss the corn with the dressing": there the thing asked about is itself the means. */
function isItself({ question, post }: Ask, { text }: Fragment): boolean {
  const { by } = meansCues[post.language];
  const all = words(text, post.language);
  return all.some((word, place) => {
    const next = all.slice(place + 1).find(({ isStop }) => !isStop);
    return by.test(word.text) && next !== undefined && question.stems.includes(next.stem);
  });
}

/** "Womit kann ich das ersetzen?" is no question of means. */
const others = ['substitution', 'storage', 'related', 'diet'] as const;

/**
 * "What do I tie it with?", "womit hebe ich das Mehl unter?": the step's sentence that does it and
 * leads a thing by "with", "in" or "on", whether or not that thing is a tool that the engine knows.
 */
export const byMeans: Answerer = (ask) => {
  const { question, post } = ask;
  if (!meansCues[question.language].byWhat.test(question.folded)) return null;
  if (others.some((intent) => question.intents.has(intent))) return null;
  const { by } = meansCues[post.language];
  const [best] = spokenOf(
    ask,
    (each) => each.kind === 'step' && by.test(each.folded) && !isItself(ask, each),
  );
  return best !== undefined && best.share >= enough
    ? { ...quotedFragment(ask, best.fragment), intent: 'equipment' }
    : null;
};
