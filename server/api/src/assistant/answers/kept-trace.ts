import type { Reply } from '@cpal/assistant/engine';
import type { AnswerAuthor, AnswerTrace } from '@cpal/shared/contract/assistant/answer-trace';
import { scrubAnswer } from './scrub';

/** How an answer came about, as it is kept: without what its question told of who asked. */
export function keptTrace(
  { trace }: Pick<Reply, 'trace'>,
  by: AnswerAuthor,
  question: string,
): AnswerTrace {
  const { intents, excluded, considered, isExact, minConfidence, withheld } = trace;
  return {
    intents,
    excluded,
    considered: considered.map((each) => ({ ...each, text: scrubAnswer(each.text, question) })),
    is_exact: isExact,
    min_confidence: minConfidence,
    withheld: withheld === null ? null : scrubAnswer(withheld, question),
    by,
  };
}
