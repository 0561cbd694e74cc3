import { carriedOn } from '../question/follow-up';
import { inferred } from '../question/infer';
import type { Question } from '../question/question';
import { phrasesOf } from '../retrieval/phrases-of';
import type { PreparedPost } from '../retrieval/prepared';
import { knownExclusions } from '../safety/known-exclusions';
import type { Ask } from './draft';
import type { Setting } from './reply';

/**
 * What the answer to a question is made from.
 * @param understood the question as it was understood
 * @param asked its text as the reader wrote it
 */
export function askFor(
  { post, memory, voice, blog }: Setting<PreparedPost>,
  understood: Question,
  asked: string,
): Ask {
  const question = inferred(carriedOn(understood, memory, post), post);
  const say = phrasesOf(question.language, voice);
  const exclusions = knownExclusions(asked, question.language, memory);
  return { question, post, memory, exclusions, say, blog };
}
