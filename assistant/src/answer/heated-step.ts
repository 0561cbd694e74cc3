import type { Action } from '../language/cues/cues';
import { heatCues } from '../language/cues/heats';
import type { Language } from '../language/languages';
import { namesSamePart } from '../language/parts';
import { durationsIn } from '../retrieval/durations';
import type { Heat } from '../retrieval/heats';
import { isInside } from '../retrieval/heats-inside';
import type { PreparedPost, PreparedStep } from '../retrieval/prepared';
import { isBaked } from './baked-at';
import type { Ask } from './draft';
import { isInTurn, stageAsked } from './heat-stage';
import { inCelsius } from './heats-shown';
import { nearness, relevanceOf } from './relevance';
import { isKin, namesNothing } from './timed-choice';

/** The step's degrees around the food: without those inside it, where it gives both. */
export function heatsAround(step: PreparedStep, language: Language): readonly Heat[] {
  const outer = step.heats.filter((heat) => !isInside(step.folded, heat, language));
  return outer.length > 0 ? outer : step.heats;
}

const ovenActions: readonly Action[] = ['bake', 'roast', 'preheat', 'grill'];
const insideOnly = 1;
/** Of heats that are as near as each other, one that cooks is meant, and the first. */
const coolOnly = 0.1;
const laterOnly = 0.1;
/** "How many degrees?" alone is of the oven, not of the oil before it. */
const ofDish = 0.2;
const kinBonus = 0.5;
const changedBonus = 2;
/** "For the four hours" names the step that takes them. */
const sameTime = 1.5;

/** No oven bakes so low: a dough rises in it. */
const coolest = 60;
export const isCool = (heat: Heat, usual: PreparedPost['scale']) =>
  inCelsius(heat, usual) < coolest;

/** A heat holds for the steps after it until it is changed, but is told of less surely there. */
const heldOn = 0.8;

/** Names the part that is asked for, which other languages call otherwise. */
const ofPart = 2;

/** How much of the question a step has, and whether it is on the part that is asked for. */
function relevance(ask: Ask, step: PreparedStep): number {
  const { question, post } = ask;
  const isPart =
    question.language !== post.language &&
    namesSamePart(question.folded, question.language, step.folded, post.language);
  return relevanceOf(ask, step) + (isPart ? ofPart : 0);
}

/** How much of the question the steps have that are done at this step's heat. */
function relevanceUnder(ask: Ask, { number }: PreparedStep): number {
  const after = ask.post.steps.filter((step) => step.number > number);
  const next = after.findIndex(({ heats }) => heats.length > 0);
  const under = next < 0 ? after : after.slice(0, next);
  return Math.max(0, ...under.map((step) => relevance(ask, step)));
}

/** The step with degrees that fits the question best; of several alike the first. */
export function heatedStep(ask: Ask): PreparedStep | null {
  const { question, post } = ask;
  const { actions, tools } = question;
  const { fan, gasMark } = question.cues.convert;
  const isOfOven =
    tools.has('oven') ||
    ovenActions.some((action) => actions.has(action)) ||
    [fan, gasMark].some((dial) => dial.test(question.folded));
  const isBare = namesNothing(ask) && actions.size === 0 && question.group === null;
  const asked = heatCues[question.language];
  const isAfter = asked.end.test(question.folded);
  const stage = stageAsked(question);
  const isChanged = (step: PreparedStep) =>
    heatCues[post.language].changes.test(step.folded) || isInTurn(heatsAround(step, post.language));
  const isInner = (step: PreparedStep) =>
    step.heats.every(
      (heat) => isInside(step.folded, heat, post.language) || isCool(heat, post.scale),
    );
  const times = durationsIn(question.folded, question.cues, question.language);
  const isFor = ({ durations }: PreparedStep) =>
    durations.some(({ from }) => times.some((time) => time.from === from));
  const heated = post.steps.filter(({ heats }) => heats.length > 0);
  // "And how hot?" after a time asks for no degrees inside.
  const score = (step: PreparedStep) =>
    Math.max(relevance(ask, step), heldOn * relevanceUnder(ask, step)) +
    (isInner(step) ? 0 : nearness(ask, step)) +
    (isBare && isBaked(ask, step) ? ofDish : 0) +
    (isKin(actions, step.actions) ? kinBonus : 0) +
    (!isAfter && isFor(step) ? sameTime : 0) +
    (stage === 'last' && isChanged(step) ? changedBonus : 0) -
    (stage === 'first' && isChanged(step) ? changedBonus : 0) -
    (stage === null && isChanged(step) ? laterOnly : 0) -
    (isInner(step) ? (isOfOven ? insideOnly : coolOnly) : 0);
  return heated.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}
