import { readyCues } from '../language/cues/ready';
import { namesDays } from '../retrieval/days';
import { isTold } from '../retrieval/told';
import type { Fragment } from '../retrieval/prepared';
import type { Answerer } from './draft';
import { quotedFragment } from './quoted-fragment';

/** "When can I start eating them?": the sentence that tells how long to wait. */
export const readyWhen: Answerer = (ask) => {
  const { question, post } = ask;
  if (!readyCues[question.language].asks.test(question.folded)) return null;
  const { asks, tells } = readyCues[post.language];
  const valueOf = ({ folded, topic, kind }: Fragment) =>
    (tells.test(folded) ? 1 : 0) + (asks.test(topic) ? 1.5 : 0) + (kind === 'step' ? 0 : 0.2);
  const told = post.fragments
    .filter((fragment) => isTold(fragment) && isLong(fragment) && valueOf(fragment) >= 1)
    .toSorted((a, b) => valueOf(b) - valueOf(a))[0];
  return told ? { ...quotedFragment(ask, told, 1), intent: 'duration' } : null;
};

/** Pickles and liqueurs wait for days; what cools for minutes is a step of the work. */
const isLong = ({ folded }: Fragment) => namesDays(folded);
