import type { Action } from '../language/cues/cues';
import { methodCues } from '../language/cues/method';
import type { Language } from '../language/languages';
import { cuesOf } from '../retrieval/cues-of';
import { durationsIn } from '../retrieval/durations';
import type { Heat } from '../retrieval/heats';
import type { PreparedStep } from '../retrieval/prepared';
import type { Ask } from './draft';
import { nearness, relevanceOf } from './relevance';
import { isKin } from './timed-choice';

/** So near a temperature, within its sentence, "thermometer" or "inside" belongs to it. */
const around = 45;
const sentenceEnd = /[.!?;。！？](?!\d)/u;

/** Degrees inside the food, not of the oven. */
function isInside({ folded }: PreparedStep, { start, end }: Heat, language: Language): boolean {
  const before =
    folded
      .slice(Math.max(0, start - around), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const after = folded.slice(end, end + around).split(sentenceEnd)[0] ?? '';
  return cuesOf(language).internal.test(`${before} ${after}`);
}

/** The step's degrees around the food: without those inside it, where it gives both. */
export function heatsAround(step: PreparedStep, language: Language): readonly Heat[] {
  const outer = step.heats.filter((heat) => !isInside(step, heat, language));
  return outer.length > 0 ? outer : step.heats;
}

const ovenActions: readonly Action[] = ['bake', 'roast', 'preheat', 'grill'];
const insideOnly = 1;
const kinBonus = 0.5;
const loweredBonus = 2;
/** "For the four hours" names the step that takes them. */
const sameTime = 1.5;

/** The step with degrees that fits the question best; of several alike the first. */
export function heatedStep(ask: Ask): PreparedStep | null {
  const { question, post } = ask;
  const { actions, tools } = question;
  const isOfOven = tools.has('oven') || ovenActions.some((action) => actions.has(action));
  const isLowered = methodCues[question.language].lowers.test(question.folded);
  const isInner = (step: PreparedStep) =>
    step.heats.every((heat) => isInside(step, heat, post.language));
  const times = durationsIn(question.folded, question.cues, question.language);
  const isFor = ({ durations }: PreparedStep) =>
    durations.some(({ from }) => times.some((time) => time.from === from));
  const heated = post.steps.filter(({ heats }) => heats.length > 0);
  const score = (step: PreparedStep) =>
    relevanceOf(ask, step) +
    nearness(ask, step) +
    (isKin(actions, step.actions) ? kinBonus : 0) +
    (isFor(step) ? sameTime : 0) +
    (isLowered && methodCues[post.language].lowers.test(step.folded) ? loweredBonus : 0) -
    (isOfOven && isInner(step) ? insideOnly : 0);
  return heated.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}
