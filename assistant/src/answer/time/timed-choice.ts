import type { Action } from '../../language/cues/cues';
import { hot, isHot } from '../../language/cues/hot';
import { ordinalIn } from '../../language/cues/ordinals';
import { shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import type { Question } from '../../question/question';
import type { PreparedStep } from '../../retrieval/prepared';
import { isAfterTime } from '../../retrieval/figures/after-time';
import type { Timed } from '../../retrieval/figures/timed';
import { usesTool } from '../../retrieval/uses-tool';
import type { Ask } from '../draft';
import { nearness, relevanceOf, stemsOfActions } from './relevance';
import { actionsAsked } from './timed-asked';
import { stepsInTool } from './steps-in-tool';
import { isOfAnother } from './time-of-named';
import { isOfGroup, isOutside, stepsMaking, stepsOfPart } from './timed-where';

/** Actions that a reader may name one for the other. */
const kin: readonly (readonly Action[])[] = [
  ['bake', 'roast', 'cook'],
  ['boil', 'simmer', 'cook', 'steam'],
  ['fry', 'grill', 'cook', 'toast'],
  ['chill', 'freeze', 'cool'],
  ['chill', 'rest'],
  ['rise', 'rest'],
  ['rest', 'cool'],
  ['soak', 'marinate', 'rest'],
  ['marinate', 'chill'],
  ['whip', 'mix'],
  ['knead', 'mix'],
];

export const isKin = (asked: ReadonlySet<Action>, found: ReadonlySet<Action>) =>
  kin.some((group) => group.some((a) => asked.has(a)) && group.some((a) => found.has(a)));

/** Neither an ingredient nor a tool: the action or the conversation says what is meant. */
export const namesNothing = ({ question }: Ask): boolean =>
  question.ingredients.length === 0 && question.tools.size === 0;

export const usesNamed = ({ question }: Ask, { ingredients }: PreparedStep): boolean =>
  question.ingredients.some(({ index }) => ingredients.includes(index));

/** "For how long?" alone means the longest time over heat, or in the oven after it. */
export function mainTime(timed: readonly Timed[]): Timed | null {
  const heated = timed
    .filter(({ actions }) => isHot(actions))
    .toSorted((a, b) => b.duration.from - a.duration.from);
  const [longest] = heated;
  const inOven = heated.find(
    ({ step }) => step.number > (longest?.step.number ?? 0) && usesTool(step, 'oven'),
  );
  return inOven ?? longest ?? null;
}

/**
 * The times whose clauses do what is asked, best first; those of another action are no answer. Several
 * are meant where an action goes on in parts ("bake 10 minutes, then 35 at less heat").
 */
export function choose(ask: Ask, timed: readonly Timed[]): Timed[] {
  const { question } = ask;
  const isOfDish = [...question.actions].every((action) => ofDish.has(action));
  const isBare = namesNothing(ask) && ask.memory.step === null && isOfDish;
  // "How long does it cook?": that a step says "cook" tells nothing.
  const done = stemsOfActions(ask, question.actions);
  const isOnlyWork =
    namesNothing(ask) &&
    isOfDish &&
    done.size > 0 &&
    question.stems.every((stem) => done.has(stem));
  const isCook = isGeneric(question) && question.actions.size > 0 && !isBare;
  const ofNamed = isCook ? timed.filter(({ step }) => usesNamed(ask, step)) : [];
  const { tools } = question;
  const actions = actionsAsked(ask);
  const inTool = stepsInTool(ask, timed);
  // "How long on the hob?": the dish itself, not what was fried for it.
  const isOfTool = question.actions.size + question.ingredients.length === 0;
  const ofTool = isOfTool ? timed.filter(({ step }) => inTool.has(step.number)) : [];
  const making = stepsMaking(ask);
  const made = isGeneric(question) ? timed.filter(({ step }) => making.has(step.number)) : [];
  const isAsked = (each: Timed) =>
    isGeneric(question) || [...actions].some((action) => each.actions.has(action));
  const bare = timed.filter(isAsked);
  const main = mainTime(isBare && !made[0] ? bare : [...ofNamed, ...ofTool, ...made]);
  const { least } = shortCues[ask.post.language];
  const asksLeast = shortCues[question.language].least.test(question.folded);
  const isLeast = ({ step, duration: { start } }: Timed) =>
    asksLeast && least.test(step.folded.slice(Math.max(0, start - before), start));
  // "How long do they cool?": the finished dish, not what was melted first.
  const isOfAll = namesNothing(ask) && question.cues.pronoun.test(question.folded);
  const possible = timed.filter(isPossible(ask, timed));
  const lasting = possible.filter((each) => !isMoment(ask, each));
  const ofPart = stepsOfPart(ask);
  const scored = (lasting.length > 0 ? lasting : possible).map((each) => {
    const isNamed = [...actions].some((action) => each.actions.has(action));
    const isCooked = actions.has('cook') && [...each.actions].some((action) => hot.has(action));
    const isExact = [...actions].some((action) => action !== 'cook' && each.actions.has(action));
    const isSame = isNamed || isCooked;
    const isThere = tools.size === 0 || inTool.has(each.step.number);
    // Onions that are "fried" by the reader are "toasted" by the step, and a pot in the oven is braised.
    const isMeant = usesNamed(ask, each.step) || (tools.size > 0 && isThere);
    // "Let the kale wilt for 3 minutes" has no word for cooking.
    const isLoose = isGeneric(question) && [...each.actions].every((action) => action === 'mix');
    const isHeated = isHot(actions) && (isHot(each.actions) || isLoose) && isMeant;
    const fits =
      actions.size === 0 || isSame || (isThere && (isHeated || isKin(actions, each.actions)));
    const here = nearness(ask, each.step);
    const isOfPart = ofPart.has(each.step.number);
    const isLate = isThere && [...tools].every((tool) => !each.step.tools.has(tool));
    const near =
      (isOnlyWork ? 0 : relevanceOf(ask, each.step)) -
      (isCooked && !isExact ? namedTwice * Number(isNamed) : 0) +
      (isLate && tools.size > 0 ? namedTwice : 0);
    const isMade = made.includes(each);
    const score =
      (isOfAll ? each.step.number / 100 : 0) +
      (isSame ? 3 : 0) +
      near +
      here +
      (each === main ? dishItself : 0) +
      (isLeast(each) ? atLeast : 0) +
      (isOfPart || isOfGroup(ask, each.step) ? inGroup : 0) +
      (isMade ? ofItsOwn : 0) -
      (tools.size > 0 && isOutside(each) ? notInside : 0);
    return {
      each,
      score,
      isExact,
      fits: fits && (actions.size > 0 || near > 0.3 || here > 0 || isOfPart || isMade),
    };
  });
  const fitted = scored.filter(({ fits }) => fits);
  const apart = fitted.filter(({ each }) => !isOfAnother(ask, each));
  const fit = apart.length > 0 ? apart : fitted;
  const named = fit.filter(({ each }) => usesNamed(ask, each.step));
  // "Braise for 90 minutes" goes on with what the steps before have named.
  const goingOn = named.some(({ isExact }) => isExact)
    ? []
    : fit.filter(({ isExact, each }) => isExact && each.step.ingredients.length === 0);
  const fitting = withoutSideWork(named.length > 0 ? [...named, ...goingOn] : fit, actions);
  const [best, ...others] = fitting.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return [];
  const near = others.filter(({ score }) => score >= best.score - parts);
  const alike = near.filter(({ each }) => goesOn(best.each, each));
  // "Cooking time?" alone asks for what goes on after that too.
  const onward = isBare
    ? near.filter((one) => !alike.includes(one) && alike.some(({ each }) => goesOn(each, one.each)))
    : [];
  return [best, ...alike, ...onward]
    .map(({ each }) => each)
    .toSorted((a, b) => a.step.number - b.step.number || a.duration.start - b.duration.start)
    .slice(0, mostTimes);
}

/** "Cook": of a step's times over heat those of its own cooking, where the step names it too. */
function withoutSideWork<Scored extends { each: Timed }>(
  all: readonly Scored[],
  asked: ReadonlySet<Action>,
): readonly Scored[] {
  if (!asked.has('cook')) return all;
  const named = ({ each }: Scored) => each.actions.has('cook');
  return all.filter(
    (one) => named(one) || !all.some((other) => named(other) && other.each.step === one.each.step),
  );
}

/** "How long is the second rise?": of the times of the action asked for the one so counted. */
export function counted({ question }: Ask, timed: readonly Timed[]): Timed | null {
  const ordinal = ordinalIn(fold(question.text));
  if (ordinal === null) return null;
  const named = [...question.actions].filter((action) =>
    question.cues.actions[action].test(
      isTimes.test(ordinal.after) ? question.folded : ordinal.after,
    ),
  );
  const same = timed
    .filter(({ actions }) => named.some((action) => actions.has(action)))
    .toSorted((a, b) => a.step.number - b.step.number || a.duration.start - b.duration.start);
  // "Fry the second side": the steps count themselves.
  const told = same.filter(({ step }) => ordinalIn(step.folded)?.place === ordinal.place);
  if (told.length > 0) return told.length === 1 ? (told[0] ?? null) : null;
  return same.length > 1 ? (same[ordinal.place] ?? null) : null;
}

/** "The second time" counts what the rest of the question names; in any of the languages. */
const isTimes = /^\W*(?:mal|time|fois|vez|volta|raz\w*)\b/;

const before = 24;
const atLeast = 1;

/** "Cover it after 35 minutes" says when, not how long. */
export const isMoment = ({ post }: Ask, { step, duration }: Timed): boolean =>
  isAfterTime(step.folded, duration, post.language);

/** No action, or one that is said of any heat. */
const isGeneric = ({ actions }: Question) => [...actions].every((action) => action === 'cook');

/** Said of a dish as a whole. */
const ofDish: ReadonlySet<Action> = new Set<Action>(['cook', 'bake', 'roast']);

/** Of the dish, or of a food that is cooked twice, the longest time over heat is the one meant. */
const dishItself = 0.5;

/**
 * Heating up is no cooking. Before an ingredient comes in, no time is its own: that of the potatoes is not that of the leeks.
 * An action of its own may be that of a dish called after the ingredient ("chill the plum cake").
 */
function isPossible({ question, post }: Ask, timed: readonly Timed[]): (timed: Timed) => boolean {
  const isCookedLater = timed.some(({ actions }) => isHot(actions) && !actions.has('preheat'));
  const named = question.ingredients.map(({ index }) => index);
  const isWarmUp = ({ actions }: Timed) =>
    actions.has('preheat') && !question.actions.has('preheat') && isCookedLater;
  const first = post.steps.find(({ ingredients }) =>
    named.some((each) => ingredients.includes(each)),
  );
  if (first === undefined) return (each) => !isWarmUp(each);
  const title = new Set(words(post.post.title, post.language).map(({ stem }) => stem));
  const isDish = question.ingredients.some(({ stems }) => stems.some((stem) => title.has(stem)));
  return (each) =>
    !isWarmUp(each) &&
    (each.step.number >= first.number ||
      each.step.ingredients.length === 0 ||
      (isDish && !isGeneric(question)));
}

/** "Cook" is said of any heat: that a step says so too tells nothing. */
const namedTwice = 0.7;
const parts = 0.6;
/** As much as an ingredient that the step uses. */
const inGroup = 1;
/** More than the part's name, which the step that uses it has. */
const ofItsOwn = 2.5;
/** More than an action of the same name. */
const notInside = 4;
export const mostTimes = 3;

/** The same action in the next step, or later in the same one. */
const goesOn = (one: Timed, other: Timed) =>
  Math.abs(one.step.number - other.step.number) <= 1 &&
  [...one.actions].some((action) => other.actions.has(action));
