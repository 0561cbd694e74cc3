import { understand } from '../../question/understand';
import type { Question } from '../../question/question';
import type { Ask } from '../draft';
import { relevanceOf } from './relevance';

const leastRelevance = 1;
/** Across languages no words are shared, but what is done. */
const leastAcross = 0.6;

/** "After how long do I turn it out?", in any of the languages; for folded texts. */
const afterHowLong =
  /\b(?:au bout de|apres) combien(?: de (?:temps|minutes|jours))?\b|\bafter how (?:long|many (?:minutes|hours|days))\b|\bnach wie ?viel(?:en)? \w+\b|\bdespues de cuant\w+(?: tiempo| minutos)?\b|\bdopo quant\w+(?: tempo| minuti)?\b|\bdepois de quant\w+(?: tempo| minutos)?\b|\bpo (?:ilu|jakim) \w+\b|何分(?:後|たったら|経ったら)/;

/**
 * "How long in the oven before the yolk goes on?": what is asked without what comes later, and the
 * number of the step that comes later, with what is said of it; null where no step is named so.
 */
export function beforeThat(ask: Ask): { ask: Ask; later: Question; limit: number } | null {
  const { question, post, memory } = ask;
  const { intents, language, cues } = question;
  const found = question.cues.step.before.exec(question.folded);
  const isAfter = afterHowLong.test(question.folded);
  const what = isAfter ? question.folded.replace(afterHowLong, ' ') : found?.groups?.['what'];
  const start = isAfter ? 0 : (found?.index ?? 0);
  if (what === undefined || (!isAfter && start === 0)) return null;
  const read = (text: string) => understand(text, post, memory, [question.language]);
  const later: Ask = { ...ask, question: { ...read(what), language, cues } };
  const value = (step: (typeof post.steps)[number]) => relevanceOf(later, step);
  const [limit] = post.steps.toSorted((a, b) => value(b) - value(a));
  if (
    limit === undefined ||
    value(limit) < (language === post.language ? leastRelevance : leastAcross)
  )
    return null;
  const main = { ...read(question.folded.slice(0, start)), intents, language, cues };
  return { ask: { ...ask, question: main }, later: later.question, limit: limit.number };
}
