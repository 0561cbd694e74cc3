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
  if (methodCues[question.language].beforeOrAfter.test(question.folded)) return whereBoth(ask);
  const cooled = outOfOven(ask);
  if (cooled !== undefined) return showStep(ask, cooled);
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

/** In any of the languages; for folded texts. */
const leavesOven =
  /\b(?:out of the oven|aus dem (?:back)?ofen|(?:salir|salen?|sacar\w*) del horno|sort\w* du four|(?:esc\w+|usc\w+) dal forno|sa(?:ir|em|i) do forno|(?:wyj\w+|wyciag\w+) z (?:piekarnika|pieca))\b|オーブンから(?:出|取り)/;

/** "What do I do when they come out of the oven?": the step after the last one in it. */
function outOfOven({ question, post }: Ask): PreparedStep | undefined {
  if (!leavesOven.test(question.folded)) return undefined;
  const last = post.steps.findLast(({ actions }) => actions.has('bake') || actions.has('roast'));
  return last && post.steps[post.steps.indexOf(last) + 1];
}

/** "Before or after the eggs?": the first step that uses most of what is named. */
function whereBoth(ask: Ask): Draft | null {
  const { ingredients: found, foods } = ask.question;
  const named = ask.post.ingredients.filter(
    (each) => found.includes(each) || foods.some(({ id }) => id === each.food?.id),
  );
  const count = ({ ingredients }: PreparedStep) =>
    named.filter(({ index }) => ingredients.includes(index)).length;
  const [most] = ask.post.steps.toSorted((a, b) => count(b) - count(a));
  return most && count(most) > 0 ? showStep(ask, most) : null;
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
