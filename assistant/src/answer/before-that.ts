import { understand } from '../question/understand';
import type { Question } from '../question/question';
import type { Ask } from './draft';
import { relevanceOf } from './relevance';

const leastRelevance = 1;

/**
 * "How long in the oven before the yolk goes on?": what is asked without what comes later, and the
 * number of the step that comes later, with what is said of it; null where no step is named so.
 */
export function beforeThat(ask: Ask): { ask: Ask; later: Question; limit: number } | null {
  const { question, post, memory } = ask;
  const found = question.cues.step.before.exec(question.folded);
  const what = found?.groups?.['what'];
  if (found === null || what === undefined || found.index === 0) return null;
  const read = (text: string) => understand(text, post, memory, [question.language]);
  const { intents, language, cues } = question;
  const later: Ask = { ...ask, question: { ...read(what), language, cues } };
  const value = (step: (typeof post.steps)[number]) => relevanceOf(later, step);
  const [limit] = post.steps.toSorted((a, b) => value(b) - value(a));
  if (limit === undefined || value(limit) < leastRelevance) return null;
  const main = { ...read(question.folded.slice(0, found.index)), intents, language, cues };
  return { ask: { ...ask, question: main }, later: later.question, limit: limit.number };
}
