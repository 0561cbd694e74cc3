import type { Action } from '../../language/cues/cues';
import type { Ask } from '../draft';

/** "How long does the dough rest in the fridge?" asks for the time in the cold, not for any rest. */
export function actionsAsked({ question, post }: Ask): ReadonlySet<Action> {
  const isPlaced =
    stays.test(question.folded) &&
    question.stems.some((stem) => post.index.has(stem) && !stays.test(stem));
  const until = question.folded.replace(whatFollows, '');
  const asked = isPlaced ? until.replace(stays, '') : until;
  const first = [...question.actions].filter((action) => question.cues.actions[action].test(asked));
  const actions = first.length > 0 || isPlaced ? new Set(first) : question.actions;
  const isCold = actions.has('chill') || actions.has('freeze');
  return isCold ? new Set([...actions].filter((action) => action !== 'rest')) : actions;
}

/** "In the fridge before baking" asks for no time of baking; in any of the languages. */
const whatFollows =
  /\b(?:before|prior to|until i|bevor|ehe|vor dem|antes de|avant d[e']|avant que|prima di|przed|zanim)\b.*$/;

/** "How long do they stay in the brine?" asks by the place, for no rest; in any of the languages. */
const stays =
  /\b(?:bleib\w*|stay(?:s|ing)?|sits?|reste(?:nt|r)?|quedan?|permanec\w*|rimang\w*|restano|ficam?|zostaj\w*)\b/;
