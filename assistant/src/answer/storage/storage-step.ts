import { daysApart, shortCues } from '../../language/cues/tables';
import type { PreparedStep } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { stepSource } from '../sources';

const hour = 3_600;
/** A rest shorter than this says nothing of how long a dish keeps. */
const longRest = 8 * hour;
const halfDay = 12 * hour;

/**
 * A step of the recipe that leaves the dish in the cold, where the post has no other word on it: "how
 * far ahead can I make the dough?", "how long does it stay in the fridge?".
 */
export function fromStep({ question, post, say }: Ask): Draft | null {
  const { cues, folded, language, intents } = question;
  const isAhead = cues.ahead.test(folded) || daysApart[language].test(folded);
  if (!isAhead && !(intents.has('duration') && cues.places.fridge.test(folded))) return null;
  const isKept = shortCues[language].keep.test(folded);
  const least = isAhead ? halfDay : isKept ? longRest : hour / 2;
  const found = post.steps
    .filter((step) => step.actions.has('chill') && longest(step) >= least)
    .toSorted((a, b) => longest(b) - longest(a))[0];
  if (found === undefined) return null;
  return {
    intent: 'storage',
    text: say.step(found.number, found.text),
    tier: 'post',
    sources: [stepSource(post, found)],
    memory: { step: found.number },
  };
}

const longest = ({ durations }: PreparedStep) =>
  Math.max(0, ...durations.map(({ from, to }) => to ?? from));
