import type { Action } from '../language/cues/cues';
import { hot } from '../language/cues/hot';
import { shortCues } from '../language/cues/tables';
import { cuesOf } from '../retrieval/cues-of';
import type { Fragment, PreparedPost } from '../retrieval/prepared';
import { isTold } from '../retrieval/lines/told';
import type { Question } from './question';

/** Words for these ask how something keeps, or tell in what state it is worked with. */
export const states = ['freeze', 'chill'] as const satisfies readonly Action[];
const waits: readonly Action[] = ['rise', 'rest', 'marinate', 'soak'];

/**
 * "How long do I boil frozen ones?", "and in the fridge?" after a question on rising: the post tells the
 * time of that work in that state, so that it is not asked how the dish keeps. Undefined where it does not.
 * @param work what is done, by this question or the one before it
 */
export function toldOfWork(
  { actions, folded, language }: Question,
  work: ReadonlySet<Action>,
  post: PreparedPost,
): Fragment | undefined {
  const cues = cuesOf(post.language);
  const { keep } = shortCues[post.language];
  const state = states.find((each) => actions.has(each));
  if (state === undefined || shortCues[language].keep.test(folded)) return undefined;
  // A dough rises in the cold; what is cooked from frozen is in no fridge.
  const fitting = [...work].filter((each) =>
    state === 'freeze' ? hot.has(each) : waits.includes(each),
  );
  return post.fragments.find(
    (each) =>
      isTold(each) &&
      each.durations.length > 0 &&
      !keep.test(each.folded) &&
      cues.actions[state].test(each.folded) &&
      fitting.some((action) => cues.actions[action].test(each.folded)),
  );
}
