import { carriedOn } from '../question/follow-up';
import { inferred } from '../question/infer';
import type { Question } from '../question/question';
import { phrasesOf } from '../retrieval/phrases-of';
import type { PreparedPost } from '../retrieval/prepared';
import type { Ask } from './draft';
import type { Setting } from './reply';

/** What the answer to a question is made from. */
export function askFor(
  { post, memory, voice, blog }: Setting<PreparedPost>,
  understood: Question,
): Ask {
  const question = inferred(carriedOn(understood, memory, post), post);
  const say = phrasesOf(question.language, voice);
  return { question, post, memory, say, blog };
}
