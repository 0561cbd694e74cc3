import { lidCues } from '../language/cues/lids';
import type { Ask, Draft } from './draft';
import { relevanceOf } from './relevance';
import { showStep } from './steps-shown';

/** "Should it be covered while it simmers?": the step that covers or uncovers what is named. */
export function stepByLid(ask: Ask): Draft | null {
  const { question, post } = ask;
  const isOfLid = (folded: string, language: typeof post.language) =>
    Object.values(lidCues[language]).some((cue: RegExp) => cue.test(folded));
  if (!isOfLid(question.folded, question.language)) return null;
  const [best] = post.steps
    .filter(({ folded }) => isOfLid(folded, post.language))
    .map((step) => ({ step, score: relevanceOf(ask, step) }))
    .toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score >= least ? showStep(ask, best.step) : null;
}

/** Some of the question is in the step beside the lid. */
const least = 0.5;
