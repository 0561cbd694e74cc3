import { isHot } from '../../language/cues/hot';
import { doneWhen } from '../../language/cues/tables';
import { tested } from '../../language/cues/done-when';
import { isPart } from '../../language/parts';
import { words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import type { PreparedStep } from '../../retrieval/prepared';
import { beforeThat } from '../time/before-that';
import type { Ask, Draft } from '../draft';
import { nearness, relevanceOf } from '../time/relevance';
import { showStep } from './steps-shown';

const overHeat = 0.5;
/** More than to be over heat: "they are ready when they float". */
const saysSo = 1;

/**
 * "How do I know that it is done?": the sign in the step of what is named. Where nothing is named but
 * the dish, that of the last step over heat.
 */
export function stepBySign(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (!question.cues.step.sign.test(question.folded)) return null;
  const earlier = beforeThat(ask);
  const main = earlier?.ask ?? ask;
  const isEarly = ({ number }: PreparedStep) => earlier === null || number < earlier.limit;
  const { until } = cuesOf(post.language);
  const signed = post.steps.filter(
    (each) =>
      [until, doneWhen[post.language], tested].some((cue) => cue.test(each.folded)) &&
      isEarly(each),
  );
  const timed = post.steps.filter(
    ({ durations, actions }) => durations.length > 0 && isHot(actions),
  );
  const subject = subjectOf(main);
  const own = signed.filter(({ stems }) => subject.some((stem) => stems.has(stem)));
  const fitting = own.length > 0 ? own : signed.length > 0 ? signed : timed;
  const value = (each: PreparedStep) =>
    relevanceOf(main, each) +
    2 * nearness(ask, each) +
    (isHot(each.actions) ? overHeat : 0) +
    (subject.length === 0 && doneWhen[post.language].test(each.folded) ? saysSo : 0);
  const found = fitting.toSorted((a, b) => value(b) - value(a) || b.number - a.number)[0];
  return found ? showStep(ask, found) : null;
}

/** Words of the steps that the question names beside "how do I know" and the dish's own name. */
function subjectOf({ question, post }: Ask): string[] {
  const { language } = question;
  const cue = question.cues.step.sign.exec(question.folded)?.[0] ?? '';
  // "What should the dough look like?": the cue has the part within.
  const asking = words(cue, language).filter(({ text }) => !isPart(text, language));
  const other = new Set(
    [...asking, ...words(post.post.title, post.language)].map(({ stem }) => stem),
  );
  return [...question.searched].filter(
    (stem) => !other.has(stem) && post.steps.some(({ stems }) => stems.has(stem)),
  );
}
