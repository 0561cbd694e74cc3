import { shortCues } from '../language/cues/tables';
import { namesDays } from '../retrieval/days';
import type { PreparedPost } from '../retrieval/prepared';
import { isBeside } from '../retrieval/told';
import type { Question } from './question';

/** "Quanto dura?", of a dish whose post says for how many days it keeps; not "quanto dura la cottura?". */
export function asksKept(question: Question, post: PreparedPost): boolean {
  const { folded, intents, language, ingredients, actions, deeds, tools, cues } = question;
  const { keep } = shortCues[language];
  const isBare = ingredients.length + actions.size + deeds.size + tools.size === 0;
  if (!isBare || intents.size > 1 || !intents.has('duration') || !keep.test(folded)) return false;
  if ([cues.times.prep, cues.times.cook].some((cue) => cue.test(folded))) return false;
  return post.fragments.some(
    (each) =>
      isBeside(each.kind) &&
      namesDays(each.folded) &&
      shortCues[post.language].keep.test(each.folded),
  );
}
