import { findFoods } from '../../kitchen/foods';
import { isOfManner } from '../../language/cues/manner';
import { mannerCues, onwardCues, shortCues } from '../../language/cues/tables';
import { lacksAtStart } from '../../language/cues/onward';
import { words } from '../../language/words';
import type { Question } from '../../question/question';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment, PreparedStep } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/rank';
import type { Answerer, Ask, Draft } from '../draft';
import { ownCase } from '../time/own-case';
import { quotedFragment } from '../quoted-fragment';
import { lacksReason } from '../told/reason';
import { coverageOf, relevanceOf } from '../time/relevance';
import { besideNamed } from './step-beside';
import { aroundHere, doneWith, howOften, inOneStep, ofUnheadedPart } from './step-manner';
import { isOfMoment, meanwhile, ofPart, sized, whenUsed } from './step-moments';
import { byWay, isOfMethod, hotOrCold, madeForPart } from './step-method';
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
    isOfMethod(question) ||
    isOfManner(folded, question.language);
  if (!question.intents.has('step') && !isCued && !isOfMoment(question)) return null;
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
  if (placed !== null) return lacksReason(ask, placed) ? null : { ...placed, isPlaced: true };
  const found = bestStep(ask) ?? doneWith(ask) ?? aroundHere(ask);
  return found !== null && lacksReason(ask, found) ? null : found;
};

/** The step that a number, the order, a sign or what it makes tells. */
const byPlace = (ask: Ask): Draft | null =>
  counted(ask) ??
  stepBySign(ask) ??
  byNumber(ask) ??
  howOften(ask) ??
  inOneStep(ask) ??
  byWay(ask) ??
  hotOrCold(ask) ??
  whenUsed(ask) ??
  stepByLid(ask) ??
  meanwhile(ask) ??
  besideNamed(ask) ??
  onward(ask) ??
  byOrder(ask) ??
  usedInOrder(ask) ??
  sized(ask) ??
  ofPart(ask) ??
  madeForPart(ask) ??
  ofUnheadedPart(ask) ??
  wholeDish(ask);

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

/** "What do I do with the rice first?": the first step that uses it; "last" means the last one. */
function usedInOrder(ask: Ask): Draft | null {
  const { ingredients, cues, folded } = ask.question;
  const used = ask.post.steps.filter((each) =>
    ingredients.some(({ index }) => each.ingredients.includes(index)),
  );
  const found = cues.step.first.test(folded)
    ? used[0]
    : cues.step.last.test(folded)
      ? used.at(-1)
      : undefined;
  return found ? showStep(ask, found) : null;
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

/** "How do I make this pie?" names no more than the dish: the first step. */
function wholeDish(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (!question.cues.step.how.test(question.folded) || question.deeds.size > 0) return null;
  if (shortCues[question.language].why.test(question.folded)) return null;
  const title = new Set(words(post.post.title, post.language).map(({ stem }) => stem));
  const others = question.stems.filter((stem) => post.index.has(stem) && !title.has(stem));
  const isNamed = question.stems.some((stem) => title.has(stem)) || question.stems.length <= 1;
  return isNamed && others.length === 0 ? shownAt(ask, 0) : null;
}

/** Below this share of its words known to the step, a question is about something else. */
const leastCoverage = 0.4;

function bestStep(ask: Ask): Draft | null {
  const own = ownCase(ask, () => true);
  if (own !== null) return { ...quotedFragment(ask, own, 2), intent: 'step' };
  const plain = withoutLight(ask);
  const found = bestOf(plain, 0.9);
  if (found !== null && coverageOf(plain, found) >= leastCoverage && !isOfAbsent(ask, found)) {
    return showStep(ask, found);
  }
  const only = onlyOfDeed(ask) ?? onlyUse(ask);
  if (only !== undefined) return showStep(ask, only);
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

/** "Can I add chorizo?": no step tells of a food that it does not name. */
const isOfAbsent = ({ question: { absent }, post }: Ask, { text }: PreparedStep) =>
  absent.length > 0 && !findFoods(text, post.language).some(({ food }) => absent.includes(food));

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

/** "How often do I flip them?": one step alone turns something. */
function onlyOfDeed({ question: { deeds, absent }, post }: Ask): PreparedStep | undefined {
  if (deeds.size === 0 || absent.length > 0) return undefined;
  const found = post.steps.filter((each) => [...deeds].every((deed) => each.deeds.has(deed)));
  return found.length === 1 ? found[0] : undefined;
}

const mostUses = 2;

/** "How do I make the yogurt sauce?": the first of two steps makes it of yogurt, the other serves it. */
function onlyUse({ question, post }: Ask): PreparedStep | undefined {
  const { ingredients, cues, folded } = question;
  if (ingredients.length === 0 || !cues.step.how.test(folded)) return undefined;
  const found = post.steps.filter((each) =>
    ingredients.some(({ index }) => each.ingredients.includes(index)),
  );
  return found.length <= mostUses ? found[0] : undefined;
}

/** The first of the steps that fit best. */
function bestOf(ask: Ask, least: number): PreparedStep | null {
  const scored = ask.post.steps.map((each) => ({ each, score: relevanceOf(ask, each) }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= least ? best.each : null;
}
