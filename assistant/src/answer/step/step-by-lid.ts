import { lidCues } from '../../language/cues/tables';
import type { Language } from '../../language/languages';
import type { Ask, Draft } from '../draft';
import { relevanceOf } from '../time/relevance';
import { showStep } from './steps-shown';

function isOfLid(folded: string, language: Language): boolean {
  const { on, off } = lidCues[language];
  return on.test(folded) || off.test(folded);
}

/** "Should it be covered while it simmers?": the step that covers or uncovers what is named. */
export function stepByLid(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (!isOfLid(question.folded, question.language)) return null;
  const [best] = post.steps
    .filter(({ folded }) => isOfLid(folded, post.language))
    .map((step) => ({ step, score: relevanceOf(ask, step) }))
    .toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score >= least ? showStep(ask, best.step) : null;
}

/** Some of the question is in the step beside the lid. */
const least = 0.5;
