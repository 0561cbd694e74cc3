import type { Action } from '../../language/cues/cues';
import { hot } from '../../language/cues/hot';
import { words } from '../../language/words';
import type { Timed } from '../../retrieval/figures/timed';
import type { Ask } from '../draft';
import { isMoment, mainTime, usesNamed } from './timed-choice';

/** What is done to meat before it is braised. */
const browns: ReadonlySet<Action> = new Set<Action>(['fry', 'grill', 'toast']);

/**
 * "How long does the rabbit cook?" of a rabbit stew whose step with the rabbit only browns it: the
 * longest time over heat after that; null where the question or the steps are of another kind.
 */
export function cookedOn(ask: Ask, timed: readonly Timed[]): Timed | null {
  const { actions, ingredients, tools } = ask.question;
  if (tools.size > 0 || actions.size !== 1 || !actions.has('cook')) return null;
  const title = new Set(words(ask.post.post.title, ask.post.language).map(({ stem }) => stem));
  if (!ingredients.some(({ stems }) => stems.some((stem) => title.has(stem)))) return null;
  const own = timed.filter(({ step }) => usesNamed(ask, step));
  const [first] = own;
  const isBrowned = own.every((each) => {
    return [...each.actions].some((action) => browns.has(action)) && !isCooked(each);
  });
  if (first === undefined || !isBrowned) return null;
  const later = timed.filter(
    (each) => each.step.number > first.step.number && isCooked(each) && !isMoment(ask, each),
  );
  const main = mainTime(later);
  return main !== null && own.every(({ duration }) => duration.from < main.duration.from)
    ? main
    : null;
}

const isCooked = ({ actions }: Timed) =>
  [...actions].some((action) => hot.has(action) && !browns.has(action));
