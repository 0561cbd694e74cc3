import { fold } from '../../language/fold';
import { sentencesOf } from '../../retrieval/lines/sentences';
import { understand } from '../../question/understand';
import type { Ask } from '../draft';
import { relevanceOf } from '../time/relevance';

/** Below it the reader's words could be of any step. */
const leastRelevance = 0.7;

const lastClause = /[^.!,;。、！]*$/u;

/**
 * "I have browned the meat, what's next?": the number of the step that the reader tells of; null where
 * the words before the question name none.
 * @param cue matches where the question begins; by default it is the last sentence
 */
export function stepReached(ask: Ask, cue?: RegExp): number | null {
  const { question, post, memory } = ask;
  const before = cue === undefined ? firstSentences(question.text) : textBefore(question.text, cue);
  if (before === '') return null;
  const { language, cues } = question;
  const said = understand(before, post, memory, [language]);
  const told: Ask = { ...ask, question: { ...said, language, cues } };
  const value = (step: (typeof post.steps)[number]) => relevanceOf(told, step);
  const [best] = post.steps.toSorted((a, b) => value(b) - value(a) || a.number - b.number);
  return best && value(best) >= leastRelevance ? best.number : null;
}

const firstSentences = (text: string) => sentencesOf(text).slice(0, -1).join(' ');

function textBefore(asked: string, cue: RegExp): string {
  const text = fold(asked);
  const before = text.slice(0, cue.exec(text)?.index ?? 0);
  return before.replace(lastClause, '') || before;
}
