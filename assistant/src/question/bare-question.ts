import type { CuedIntent } from '../language/cues/cues';
import { shortCues } from '../language/cues/tables';
import type { PreparedPost } from '../retrieval/prepared';
import { lastAsked } from './last-asked';
import type { Memory } from './memory';
import type { Question } from './question';

/** Stems of words that say no more than how long, in any of the languages. */
const ofTime =
  /^(?:time|long|temp\w{0,2}|tiemp\w*|zeit|lang\w*|czas\w*|dlug\w*|(?:期|時)?間|長\p{L}*)$/u;

/**
 * "Why?", "how long for?", "how much of that?": what it is about stands in the question before, which
 * this takes up; null where the question has a subject of its own.
 */
export function takenUp(asked: Question, memory: Memory, post: PreparedPost): Question | null {
  const { foods, ingredients, actions, tools, group, intents, stems, folded, language } = asked;
  const named = foods.length + ingredients.length + actions.size + tools.size;
  if (named > 0 || group !== null || !stems.every((stem) => ofTime.test(stem))) return null;
  const last = lastAsked(memory, post);
  if (last === null || last.language !== language) return null;
  const as = (...own: CuedIntent[]): Question => ({
    ...last,
    text: asked.text,
    folded: `${last.folded} ${folded}`,
    intents: new Set(own),
    isFollowUp: true,
  });
  if (shortCues[language].why.test(folded)) {
    // What was asked of it before, such as a time, is answered.
    return last.stems.length > 0 ? { ...as(), folded } : null;
  }
  const isOfLength = intents.has('duration') || intents.has('amount');
  if (isOfLength && last.intents.has('storage')) return as('duration', 'storage');
  // "Can I use frozen corn?" – "How long?": the time of that case.
  const isOfCase = memory.intent === 'substitution' || memory.intent === 'equipment';
  if (intents.has('duration') && isOfCase && last.stems.length > 0) return as('duration');
  // "When does the vinegar go in?" – "How much?"
  if (intents.has('amount') && memory.intent === 'step' && last.ingredients.length === 1) {
    return as('amount');
  }
  // The thing that takes another's place has its amount beside it.
  if (intents.has('amount') && memory.intent === 'substitution') return as('substitution');
  return null;
}
