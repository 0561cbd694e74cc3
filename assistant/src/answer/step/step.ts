import { isOfManner } from '../../language/cues/manner';
import { mannerCues, onwardCues, shortCues } from '../../language/cues/tables';
import { lacksAtStart } from '../../language/cues/onward';
import { words } from '../../language/words';
import type { Question } from '../../question/question';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment, PreparedStep } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/search/rank';
import type { Answerer, Ask, Draft } from '../draft';
import { quotedFragment } from '../quoted-fragment';
import { coverageOf, relevanceOf } from '../time/relevance';
import { besideNamed } from './step-beside';
import { stepByLid } from './step-by-lid';
import { stepBySign } from './step-by-sign';
import { showStep } from './steps-shown';
import { numberIn } from '../amount/number-in';
import { stepReached } from './step-reached';

/** "Go back one": a few words are enough, once a step was shown. */
const shortest = 3;

/** Steps by number or order, by what they use, and the moment at which something is done. */
export const step: Answerer = (ask) => {
  const { question, post, say } = ask;
  const { cues, folded } = question;
  const isBack =
    ask.memory.step !== null &&
    question.stems.length <= shortest &&
    cues.step.previous.test(folded);
  const isCued =
    isBack ||
    cues.step.sign.test(folded) ||
    asksOnward(question) ||
    isOfManner(folded, question.language);
  if (!question.intents.has('step') && !isCued) return null;
  if (post.steps.length === 0) {
    return isByOrder(ask)
      ? {
          intent: 'step',
          text: say.steps.noSteps,
          tier: 'refusal',
          sources: [],
          isUnanswered: true,
        }
      : null;
  }
  const placed = byPlace(ask);
  if (placed !== null) return { ...placed, isPlaced: true };
  return bestStep(ask);
};

/** The step that a number, the order, a sign or what it makes tells. */
const byPlace = (ask: Ask): Draft | null =>
  counted(ask) ??
  stepBySign(ask) ??
  byNumber(ask) ??
  stepByLid(ask) ??
  besideNamed(ask) ??
  onward(ask) ??
  byOrder(ask);

function counted({ question, post, say }: Ask): Draft | null {
  if (!question.cues.step.count.test(question.folded)) return null;
  return { intent: 'step', text: say.steps.count(post.steps.length), tier: 'post', sources: [] };
}

function byNumber(ask: Ask): Draft | null {
  const { question, post, say } = ask;
  const number = numberIn(question.cues.step.number, question.folded);
  if (number === null) return null;
  const found = post.steps.find((each) => each.number === number);
  if (found) return showStep(ask, found);
  return { intent: 'step', text: say.steps.none(post.steps.length), tier: 'post', sources: [] };
}

const isByOrder = ({ question: { cues, folded } }: Ask) =>
  [cues.step.first, cues.step.next, cues.step.previous, cues.step.last].some((cue) =>
    cue.test(folded),
  );

const asksOnward = ({ cues, folded, language }: Question) =>
  (cues.step.next.test(folded) && !lacksAtStart.test(folded)) || onwardCues[language].test(folded);

/** "I have two sheets now, what's next?": the order decides, whatever else is named. */
const onward = (ask: Ask): Draft | null =>
  asksOnward(ask.question) && !ask.question.cues.step.sign.test(ask.question.folded)
    ? nextStep(ask)
    : null;

function nextStep(ask: Ask): Draft | null {
  const { post, memory, say } = ask;
  const { question } = ask;
  const reached = memory.step ?? stepReached(ask, question.cues.step.next) ?? stepReached(ask);
  const at = post.steps.findIndex(({ number }) => number === reached);
  if (at >= 0 && at === post.steps.length - 1) {
    return { intent: 'step', text: say.steps.finished, tier: 'post', sources: [] };
  }
  return shownAt(ask, at + 1);
}

function byOrder(ask: Ask): Draft | null {
  const { question, post, memory } = ask;
  const cues = question.cues.step;
  const { folded } = question;
  const at = post.steps.findIndex(({ number }) => number === memory.step);
  if (namesSubject(ask)) return null;
  if (cues.repeat.test(folded) && at >= 0) return shownAt(ask, at);
  if (cues.previous.test(folded)) return shownAt(ask, Math.max(at - 1, 0));
  if (cues.last.test(folded)) return shownAt(ask, post.steps.length - 1);
  if (cues.first.test(folded)) return shownAt(ask, 0);
  return null;
}

/** An ingredient, tool or action is named: order alone does not say which step. */
const namesSubject = ({ question, post }: Ask) =>
  question.absent.length > 0 ||
  question.ingredients.length > 0 ||
  question.tools.size > 0 ||
  question.stems.filter((stem) => post.index.has(stem)).length > 1;

function shownAt(ask: Ask, place: number): Draft | null {
  const found = ask.post.steps[place];
  return found ? showStep(ask, found) : null;
}

/** Below this share of its words known to the step, a question is about something else. */
const leastCoverage = 0.4;

function bestStep(ask: Ask): Draft | null {
  const plain = withoutLight(ask);
  const found = bestOf(plain, 0.9);
  if (found !== null && coverageOf(plain, found) >= leastCoverage) {
    return showStep(ask, found);
  }
  const { keep } = shortCues[ask.post.language];
  const { freeze } = cuesOf(ask.post.language).actions;
  // "The shaped buns can be frozen" does not tell how they are shaped.
  const isOfKeeping = ({ kind, folded }: Fragment) =>
    kind !== 'step' &&
    !ask.question.intents.has('storage') &&
    !ask.question.actions.has('freeze') &&
    (keep.test(folded) || freeze.test(folded));
  const [best] = rankFragments(ask.post, ask.question).filter(
    ({ fragment, coverage }) =>
      fragment.kind !== 'ingredient' && coverage >= 0.5 && !isOfKeeping(fragment),
  );
  return best ? { ...quotedFragment(ask, best.fragment, 2), intent: 'step' } : null;
}

/** "Get ready" and "put in" are said of any step. */
function withoutLight(ask: Ask): Ask {
  const { question, post } = ask;
  const { add } = mannerCues[question.language];
  // "In the soup" of a soup: the dish's own name, which no sentence has.
  const title = new Set(words(post.post.title, post.language).map(({ stem }) => stem));
  const isLight = (stem: string) => add.test(stem) || (title.has(stem) && !post.index.has(stem));
  const stems = question.stems.filter((stem) => !isLight(stem));
  if (stems.length === 0) return ask;
  const searched = new Set([...question.searched].filter((stem) => !isLight(stem)));
  return { ...ask, question: { ...question, stems, searched } };
}

/** The first of the steps that fit best. */
function bestOf(ask: Ask, least: number): PreparedStep | null {
  const scored = ask.post.steps.map((each) => ({ each, score: relevanceOf(ask, each) }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= least ? best.each : null;
}
