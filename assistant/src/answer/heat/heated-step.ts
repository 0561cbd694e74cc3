import type { Action } from '../../language/cues/cues';
import { heatCues } from '../../language/cues/tables';
import type { Language } from '../../language/languages';
import { namesSamePart } from '../../language/parts';
import type { Question } from '../../question/question';
import { durationsIn } from '../../retrieval/durations';
import { isBound } from '../../retrieval/heat-bounds';
import type { Heat } from '../../retrieval/heats';
import { isHeld, isInside } from '../../retrieval/heats-inside';
import type { PreparedPost, PreparedStep } from '../../retrieval/prepared';
import { isBaked } from './baked-at';
import type { Ask } from '../draft';
import { isInTurn, stageAsked } from './heat-stage';
import { heatsByLid } from './heats-by-lid';
import { inCelsius } from '../convert/heats-shown';
import { nearness, relevanceOf } from '../time/relevance';
import { isKin, namesNothing } from '../time/timed-choice';

/** The step's degrees that cook: without those inside the food, or to hold it warm, where it gives both. */
export function heatsAround(step: PreparedStep, language: Language): readonly Heat[] {
  const outer = step.heats.filter(
    (heat) => !isInside(step.folded, heat, language) && !isHeld(step.folded, heat, language),
  );
  return outer.length > 0 ? outer : step.heats;
}

/** No oven bakes so low: a dough rises in it. */
const coolest = 60;
export const isCool = (heat: Heat, usual: PreparedPost['scale']) =>
  inCelsius(heat, usual) < coolest;

/** All of a step's degrees are inside the food, or too low to cook it. */
const isInner = ({ folded, heats }: PreparedStep, { language, scale }: PreparedPost) =>
  heats.every((heat) => isInside(folded, heat, language) || isCool(heat, scale));

const isOfFan = ({ heats }: PreparedStep) => heats.every(({ isFan }) => isFan);

const ovenActions: readonly Action[] = ['bake', 'roast', 'preheat', 'grill'];

function isOfOven({ tools, actions, folded, cues: { convert } }: Question): boolean {
  const isOfDial = [convert.fan, convert.gasMark].some((dial) => dial.test(folded));
  return tools.has('oven') || isOfDial || ovenActions.some((action) => actions.has(action));
}

/** The steps with degrees that can be meant. */
function heatedSteps({ question, post }: Ask): readonly PreparedStep[] {
  const all = post.steps.filter(({ heats }) => heats.length > 0);
  // No oven is set to what is read inside the roast, nor preheated to what a dough rises in.
  const ofOven = question.actions.has('rise') ? all : all.filter((step) => !isInner(step, post));
  const heated = isOfOven(question) && ofOven.length > 0 ? ofOven : all;
  const isAllInside = heated.every(({ folded, heats }) =>
    heats.every((heat) => isInside(folded, heat, post.language)),
  );
  return question.tools.has('oven') && isAllInside ? [] : heated;
}

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

/** What speaks for a step or against it, and how much. */
type Reasons = readonly (readonly [weight: number, holds: boolean])[];

/** The step with degrees that fits the question best; of several alike the first. */
export function heatedStep(ask: Ask): PreparedStep | null {
  const { question, post } = ask;
  const { actions, folded, cues, language } = question;
  const heated = heatedSteps(ask);
  const stage = stageAsked(question);
  const isBare = namesNothing(ask) && actions.size === 0 && question.group === null;
  const asksFan = cues.convert.fan.test(folded);
  const times = durationsIn(folded, cues, language);
  const isAfter = heatCues[language].end.test(folded);
  const isFor = ({ durations }: PreparedStep) =>
    !isAfter && durations.some(({ from }) => times.some((time) => time.from === from));
  const isChanged = (step: PreparedStep) =>
    heatCues[post.language].changes.test(step.folded) || isInTurn(heatsAround(step, post.language));
  const hot = heated.filter((step) => !isInner(step, post) && (asksFan || !isOfFan(step)));
  const outermost = heated.some(isChanged) ? undefined : hot.at(stage === 'first' ? 0 : -1);
  const reasons = (step: PreparedStep): Reasons => [
    // "How many degrees?" alone is of the oven, not of the oil before it.
    [0.2, isBare && isBaked(ask, step)],
    [0.5, isKin(actions, step.actions)],
    // Steps of the fan's heat alone are meant where the fan is named, and only there.
    [1, asksFan && step.heats.some(({ isFan }) => isFan)],
    [-1, !asksFan && isOfFan(step)],
    [1, heatsByLid(ask, step, step.heats).length > 0],
    [-1, step.heats.every((heat) => isBound(step.folded, heat, post.language))],
    // "For the four hours" names the step that takes them.
    [1.5, isFor(step)],
    [2, stage === 'last' && isChanged(step)],
    // More than the words of a question before can have: "and at the end?" where nothing names a change.
    [3, stage !== null && step === outermost],
    [-2, stage === 'first' && isChanged(step)],
    // Of heats that are as near as each other, one that cooks is meant, and the first.
    [-0.1, stage === null && isChanged(step)],
    [-0.1, isInner(step, post)],
  ];
  // "And how hot?" after a time asks for no degrees inside, "and at the end?" for none of the same step.
  const near = (step: PreparedStep) =>
    stage !== null || isInner(step, post) ? 0 : nearness(ask, step);
  const score = (step: PreparedStep) =>
    Math.max(relevance(ask, step), heldOn * relevanceUnder(ask, step)) +
    near(step) +
    reasons(step).reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0);
  return heated.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}
