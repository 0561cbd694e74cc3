import { isHot } from '../language/cues/hot';
import { readyCues } from '../language/cues/tables';
import { isPart } from '../language/parts';
import { namesDays } from '../retrieval/days';
import { isTold } from '../retrieval/told';
import { cuesOf } from '../retrieval/cues-of';
import type { Fragment } from '../retrieval/prepared';
import { type Timed, timedOf } from '../retrieval/timed';
import type { Answerer, Ask } from './draft';
import { shownTimes } from './duration-shown';
import { quotedFragment } from './quoted-fragment';

/** "When can I start eating them?", "when may I slice it?": what tells how long to wait. */
export const readyWhen: Answerer = (ask) => {
  const { folded, language } = ask.question;
  const { asks, cut } = readyCues[language];
  const told = asks.test(folded) ? waitedFor(ask) : undefined;
  if (told !== undefined) return { ...quotedFragment(ask, told, 1), intent: 'duration' };
  const cooled = cut.test(folded) ? cooledFor(ask) : undefined;
  return cooled ? { ...shownTimes(ask, [cooled]), isPlaced: true } : null;
};

/** The sentence on the days until it is good; one under a heading that asks so is best. */
function waitedFor({ post }: Ask): Fragment | undefined {
  const { asks, tells } = readyCues[post.language];
  const valueOf = ({ folded, topic, kind }: Fragment) =>
    (tells.test(folded) ? 1 : 0) + (asks.test(topic) ? 1.5 : 0) + (kind === 'step' ? 0 : 0.2);
  return post.fragments
    .filter((fragment) => isTold(fragment) && isLong(fragment) && valueOf(fragment) >= 1)
    .toSorted((a, b) => valueOf(b) - valueOf(a))[0];
}

/** The time for which the dish cools or rests once it is off the heat. */
function cooledFor({ question, post }: Ask): Timed | undefined {
  const { folded, ingredients, actions: asked, language } = question;
  // "To serve" is a part's heading as well.
  const rest = folded.replace(readyCues[language].cut, ' ');
  if (ingredients.length > 0 || isPart(rest, language) || isHot(asked)) return undefined;
  const timed = post.steps.flatMap((step) => timedOf(step, cuesOf(post.language), post.language));
  const off = timed.slice(timed.findLastIndex(({ actions }) => isHot(actions)) + 1);
  const hot = post.steps.findLast(({ actions }) => isHot(actions))?.number ?? 0;
  return off.findLast(
    ({ step, actions }) => step.number >= hot && (actions.has('cool') || actions.has('rest')),
  );
}

/** Pickles and liqueurs wait for days; what cools for minutes is a step of the work. */
const isLong = ({ folded }: Fragment) => namesDays(folded);
