import { fold } from '../../language/fold';
import { sentencesOf } from '../../retrieval/lines/sentences';
import type { PreparedStep } from '../../retrieval/prepared';

/** The sentence of a step at a place of its folded text; a short step is shown whole. */
export function sentenceAt(step: PreparedStep, place: number): string {
  if (step.text.length <= 160) return step.text;
  let end = 0;
  for (const sentence of sentencesOf(step.text)) {
    end += fold(sentence).length + 1;
    if (place < end) return sentence;
  }
  return step.text;
}
