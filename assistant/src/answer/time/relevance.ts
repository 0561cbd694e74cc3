import type { Action } from '../../language/cues/cues';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import type { PreparedStep } from '../../retrieval/prepared';
import type { Ask } from '../draft';

/** How much of what the question names a step has: ingredients, tools, actions and rare words. */
export function relevanceOf({ question, post }: Ask, step: PreparedStep): number {
  const shared = [...question.searched].filter((stem) => step.stems.has(stem));
  const rarest = Math.log(1 + post.fragments.length);
  const weigh = (stem: string) => (post.index.has(stem) ? post.index.idf(stem) : rarest);
  const total = [...question.searched].reduce((sum, stem) => sum + weigh(stem), 0);
  const weight = shared.reduce((sum, stem) => sum + post.index.idf(stem), 0);
  const used = question.ingredients.filter(({ index }) => step.ingredients.includes(index)).length;
  const tools = [...question.tools].filter((tool) => step.tools.has(tool)).length;
  const actions = [...question.actions].filter((action) => step.actions.has(action)).length;
  const deeds = [...question.deeds].filter((deed) => step.deeds.has(deed)).length;
  const ofWords = total === 0 ? 0 : (2 * weight) / total;
  return (
    ofWords +
    (used > 0 ? 1 : 0) +
    (tools > 0 ? 0.7 : 0) +
    (actions > 0 ? 0.7 : 0) +
    (deeds > 0 ? 0.6 : 0)
  );
}

/** Stems of a question's verbs for actions such as these, which steps say in another form. */
export const stemsOfActions = ({ question }: Ask, actions: ReadonlySet<Action>): Set<string> =>
  new Set(
    words(question.text, question.language)
      .filter(({ text }) =>
        [...question.actions].some(
          (action) => actions.has(action) && question.cues.actions[action].test(fold(text)),
        ),
      )
      .map(({ stem }) => stem),
  );

/** Share of the question's words, rare ones counting more, that a step has; 1 across languages. */
export function coverageOf(ask: Ask, { stems, actions }: PreparedStep): number {
  const { question, post } = ask;
  if (question.language !== post.language) return 1;
  const rarest = Math.log(1 + post.fragments.length);
  const weigh = (stem: string) => (post.index.has(stem) ? post.index.idf(stem) : rarest);
  const sum = (list: readonly string[]) => list.reduce((total, stem) => total + weigh(stem), 0);
  const all = sum(question.stems);
  const done = stemsOfActions(ask, actions);
  return all === 0
    ? 1
    : sum(question.stems.filter((stem) => stems.has(stem) || done.has(stem))) / all;
}

/**
 * How near a step is to the one that the reader is at: it, or the next one. Only where the question
 * names nothing that could be elsewhere.
 */
export function nearness({ question, memory }: Ask, { number }: PreparedStep): number {
  if (memory.step === null || question.ingredients.length > 0) return 0;
  if (memory.step === number) return 1.2;
  return memory.step === number - 1 ? 0.8 : 0;
}
