import { fanOven } from '../language/fan';
import { cuesOf } from '../retrieval/cues-of';
import type { Fragment } from '../retrieval/prepared';
import { isTold } from '../retrieval/told';
import type { Answerer } from './draft';
import { quotedFragment } from './quoted-fragment';

/** A mark of a gas oven as posts give it, in any of the languages; for folded texts. */
const gasGiven = /\bgas ?(?:mark|stufe)? ?\d|\bgas(?:herd|ofen)?:? ?stufe ?\d|\bthermostat \d/;

const degreesAsked = ['temperature', 'convert'] as const;

/**
 * "What gas mark?", "fan oven temperature?": the sentence of the post that gives it, before it is
 * computed from that of another oven. Only where the question states no degrees of its own.
 */
export const dialInText: Answerer = (ask) => {
  const { question, post } = ask;
  const { gasMark, fan } = question.cues.convert;
  const isGas = gasMark.test(question.folded);
  if (!isGas && !fan.test(question.folded)) return null;
  if (!degreesAsked.some((each) => question.intents.has(each)) || /\d/.test(question.folded)) {
    return null;
  }
  // Steps that give it are answered with all their degrees.
  if (post.steps.some(({ folded }) => (isGas ? gasGiven : fanOven).test(folded))) return null;
  const given = ({ folded, heats }: Fragment) =>
    isGas ? gasGiven.test(folded) : heats.length > 0 && fanOven.test(folded);
  // Warming up what is left over is another heat.
  const { reheat } = cuesOf(post.language);
  const found = post.fragments.find(
    (each) => isTold(each) && given(each) && !reheat.test(each.folded) && !reheat.test(each.topic),
  );
  return found ? { ...quotedFragment(ask, found), intent: 'temperature' } : null;
};
