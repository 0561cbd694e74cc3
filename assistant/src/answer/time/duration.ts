import { isHot } from '../../language/cues/hot';
import { momentCues } from '../../language/cues/tables';
import { states, toldOfWork } from '../../question/told-of-work';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { type Timed, timedOf } from '../../retrieval/figures/timed';
import { isTold } from '../../retrieval/lines/told';
import type { Answerer, Ask, Draft } from '../draft';
import { cookedOn } from './cooked-on';
import { timesAtLevel } from './duration-at-level';
import { timesBefore } from './duration-before';
import { isOfOther, signHere, signOf } from './duration-by-sign';
import { timesByLid } from './duration-by-lid';
import { inBody, inBodyRather } from './duration-in-body';
import { shownTimes } from './duration-shown';
import { missing } from '../missing';
import { quotedFragment } from '../quoted-fragment';
import { nearness } from './relevance';
import { choose, counted, mainTime, mostTimes, namesNothing } from './timed-choice';
import { stepsMaking } from './timed-where';
import { timeOfCard } from './time-of-card';
import { toolInBody } from './tool-in-body';

/** "How long?": the time of the action asked for, else one of the recipe's own three times. */
export const duration: Answerer = (ask) => {
  const { question, post, say } = ask;
  if (!question.intents.has('duration')) return null;
  const cues = cuesOf(post.language);
  const timed = post.steps.flatMap((step) => timedOf(step, cues, post.language));
  const earlier = timesBefore(ask, timed);
  if (earlier.length > 0) return shownTimes(ask, earlier);
  const nth = counted(ask, timed);
  if (nth !== null) return shownTimes(ask, [nth]);
  const baked = afterHeat(ask, timed);
  if (baked !== null) return shownTimes(ask, [baked]);
  const sides = ofSides(ask, timed);
  if (sides !== null) return sides;
  const inState = ofState(ask, timed);
  if (inState !== null) return inState;
  const level = timesAtLevel(ask, timed);
  if (level.length > 0) return shownTimes(ask, level.slice(0, 1));
  const covered = timesByLid(ask, timed);
  if (covered.length === 1) return shownTimes(ask, covered);
  const braised = cookedOn(ask, timed);
  if (braised !== null) return shownTimes(ask, [braised]);
  const elsewhere = toolInBody(ask, ({ durations }) => durations.length > 0);
  if (elsewhere !== null) return { ...quotedFragment(ask, elsewhere), intent: 'duration' };
  const whole = ofWhole(ask);
  if (whole !== null && !isOfPart(ask)) return whole;
  const isWhole = question.cues.times.total.test(question.folded) && !isOfPart(ask);
  const chosen = isWhole ? [] : choose(ask, timed);
  const isFar = ask.memory.step !== null && chosen.every(({ step }) => nearness(ask, step) === 0);
  const here = isFar && namesNothing(ask) ? signHere(ask) : null;
  if (here !== null) return here;
  const making = stepsMaking(ask);
  const isMade = chosen.some(({ step }) => making.has(step.number));
  const told = chosen.length > 0 && !isMade ? inBodyRather(ask) : null;
  if (told !== null) return told;
  const sign = signOf(ask);
  if (chosen.length > 0 && !isOfOther(ask, chosen, sign)) return shownTimes(ask, chosen);
  if (whole !== null) return whole;
  const ready = isWhole ? readyTold(ask) : undefined;
  if (ready) return { ...quotedFragment(ask, ready), intent: 'duration' };
  // "In the oven in all": where no card says it, the times of which it is made.
  const inParts = isWhole && question.tools.has('oven') ? choose(ask, timed) : [];
  if (inParts.length > 0) return shownTimes(ask, inParts);
  const main =
    namesNothing(ask) && question.actions.size === 0 && !isWhole ? mainTime(timed) : null;
  if (main !== null && question.stems.every((stem) => !post.index.has(stem)))
    return shownTimes(ask, [main]);
  return sign ?? inBody(ask) ?? signHere(ask) ?? missing(ask, 'duration', say.missing.time);
};

/** "How hot?" – "And how long?": the time over heat after a step that only warms the oven. */
function afterHeat(ask: Ask, timed: readonly Timed[]): Timed | null {
  const { memory, question } = ask;
  if (memory.intent !== 'temperature' || memory.step === null) return null;
  if (question.stems.some((stem) => ask.post.index.has(stem))) return null;
  if (!namesNothing(ask) || question.actions.size > 0) return null;
  const start = memory.step;
  if (timed.some(({ step }) => step.number === start)) return null;
  return timed.find(({ step, actions }) => step.number > start && isHot(actions)) ?? null;
}

/** "How long per side?": the times of the steps that fry one side and turn. */
function ofSides(ask: Ask, timed: readonly Timed[]): Draft | null {
  const { question, post } = ask;
  if (!momentCues[question.language].perSide.test(question.folded)) return null;
  const { side } = momentCues[post.language];
  const fried = timed.filter(
    ({ step, actions }) => isHot(actions) && (step.deeds.has('turn') || side.test(step.folded)),
  );
  return fried.length > 0 ? shownTimes(ask, fried.slice(0, mostTimes)) : null;
}

/** "How long do I boil frozen ones?", "and in the fridge?" after a question on rising. */
function ofState(ask: Ask, timed: readonly Timed[]): Draft | null {
  const { question, post } = ask;
  const state = states.find((each) => question.actions.has(each));
  const told = toldOfWork(question, question.actions, post);
  if (state === undefined || told === undefined) return null;
  if (told.kind !== 'step') return { ...quotedFragment(ask, told), intent: 'duration' };
  if (!question.isFollowUp) return null;
  const [own] = timed.filter(
    ({ step, actions }) => step.number === told.number && actions.has(state),
  );
  return own ? shownTimes(ask, [own]) : null;
}

const ofDish: ReadonlySet<string> = new Set(['cook', 'bake']);

/** Beside the action, an ingredient, tool or part is named: not the whole dish is meant. */
function isOfPart(ask: Ask): boolean {
  const { question, post } = ask;
  const { times } = question.cues;
  if (times.total.test(question.folded) && question.ingredients.length === 0) {
    // "Total cooking time" is that of the whole dish, not "how long does the sauce take?".
    return stepsMaking(ask).size > 0 || [...question.actions].some((action) => !ofDish.has(action));
  }
  if (times.prep.test(question.folded)) return question.ingredients.length > 0;
  return (
    question.ingredients.length > 0 ||
    question.actions.size > 0 ||
    question.stems.some((stem) => post.index.has(stem))
  );
}

/** A post says in how long a dish is made, in any of the languages; for folded texts. */
const readyIn =
  /\b(?:ready|done|made|(?:on|to) the table|comes together|start to finish) in\b|\b(?:in|nach) .{1,20}(?:fertig|auf dem tisch)\b|\bfertig in\b|\blist[oa]s? en\b|\bprete?s? en\b|\bpront[oiae] in\b|\bpront[oa]s? em\b|\bgotow\w* w\b|\b(?:all told|in all|altogether|start to finish|alles in allem|insgesamt|en total|en tout|au total|in tutto|no total|ao todo|w sumie|lacznie)\b|分で(?:でき|作れ|完成)/;

const readyTold = ({ post }: Ask): Fragment | undefined =>
  post.fragments.find(
    (each) => isTold(each) && each.durations.length > 0 && readyIn.test(each.folded),
  );

function ofWhole(ask: Ask): Draft | null {
  const { question, post } = ask;
  const { times } = question.cues;
  const own = post.recipe?.times;
  if (!own) return null;
  if (times.prep.test(question.folded)) {
    return own.prep ? timeOfCard(ask, 'prep', own.prep) : null;
  }
  const isCooking = times.cook.test(question.folded);
  if (isCooking && own.cook) return timeOfCard(ask, 'cook', own.cook);
  const total = own.total ?? (own.prep && own.cook ? own.prep + own.cook : null);
  if (times.total.test(question.folded) && !isCooking && total) {
    return timeOfCard(ask, 'total', total);
  }
  return null;
}
