import { mayLack } from '../../question/named/may-lack';
import type { Question } from '../../question/question';
import { cuesOf } from '../cues-of';
import type { Fragment, PreparedPost } from '../prepared';

/** "No oven?" tells nothing to those who ask about the oven. */
export const isForOthers = (
  { lacked, topicStems, folded }: Fragment,
  question: Question,
  post: PreparedPost,
): boolean =>
  !mayLack(question) &&
  lacked.some((stem) => question.searched.has(stem) && topicStems.includes(stem)) &&
  ![...question.tools].some((tool) => cuesOf(post.language).tools[tool].test(folded));
