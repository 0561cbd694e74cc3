import { methodCues, shortCues } from '../../language/cues/tables';
import { understand } from '../../question/understand';
import type { PreparedStep } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { relevanceOf } from '../time/relevance';
import { showStep } from './steps-shown';

/** Below it the words after "after" name no step: "after that". */
const leastRelevance = 1;

/** Heating the oven up is no baking, though it has all its words. */
const warmUp = 3;

/** "After the onions, what?" and "what before baking?": the step beside the one named. */
export function besideNamed(ask: Ask): Draft | null {
  const { question, post } = ask;
  const { after, before } = question.cues.step;
  if (shortCues[question.language].why.test(question.folded)) return null;
  if (methodCues[question.language].beforeOrAfter.test(question.folded)) return null;
  for (const [cue, by] of [
    [after, 1],
    [before, -1],
  ] as const) {
    const what = cue.exec(question.folded)?.groups?.['what'];
    const named = what === undefined ? null : stepOf(ask, what);
    const beside = named && post.steps[post.steps.indexOf(named) + by];
    if (beside) return showStep(ask, beside);
  }
  return null;
}

function stepOf(ask: Ask, what: string): PreparedStep | null {
  const { question, post, memory } = ask;
  const { language, cues } = question;
  const said = understand(what, post, memory, [language]);
  const told: Ask = { ...ask, question: { ...said, language, cues } };
  const does = ({ actions, deeds }: PreparedStep) =>
    [...said.actions].some((each) => actions.has(each)) ||
    [...said.deeds].some((each) => deeds.has(each));
  const value = (step: PreparedStep) =>
    relevanceOf(told, step) +
    (does(step) ? 1 : 0) -
    (step.actions.has('preheat') && !said.actions.has('preheat') ? warmUp : 0);
  const [best] = post.steps.toSorted((a, b) => value(b) - value(a));
  return best && value(best) >= leastRelevance ? best : null;
}
