import { fanOven } from '../language/fan';
import { cuesOf } from '../retrieval/cues-of';
import { fanBefore } from '../retrieval/fan-before';
import type { Fragment } from '../retrieval/prepared';
import { isTold } from '../retrieval/told';
import { isChange } from './degrees-changed';
import type { Answerer } from './draft';
import { heatsOfStage, stageAsked } from './heat-stage';
import { heatsShown } from './heats-shown';
import { quotedFragment } from './quoted-fragment';

/** A mark of a gas oven as posts give it, in any of the languages; for folded texts. */
const gasGiven =
  /\bgas ?(?:mark|stufe)? ?\d|\bgas(?:herd|ofen)?\b[^.]{0,40}\b(?:mark|stufe|tacca|posizione|numero|posicion|punto|nivel) ?\d/;

/** A gas oven and its dial or flame, beside the recipe. */
const gasOven =
  /\b(?:gas oven|gas(?:herd|ofen)|horno (?:de|a) gas|four (?:a|au) gaz|forno a gas|piekarnik\w* gazow\w*|gazow\w* piekarnik\w*)\b.{0,40}(?:\d|\b(?:flame|flamme|llama|fuego|feu|fiamma|fuoco|fogo|chama|plomie\w*|ogie\w*|ogni\w*))/;

/** Its numbers are no gas marks either. */
const thermostat = /\bthermostat \d/;

/** German marks of gas are none of the British ones, so that nothing is computed from them. */
const gasAsked = /\bgas(?:stufe|herd|ofen)\b/;

const degreesAsked = ['temperature', 'convert'] as const;

/**
 * "What gas mark?", "fan oven temperature?": the sentence of the post that gives it, before it is
 * computed from that of another oven. Only where the question states no degrees of its own.
 */
export const dialInText: Answerer = (ask) => {
  const { question, post } = ask;
  const { gasMark, fan } = question.cues.convert;
  const isGas = gasMark.test(question.folded) || gasAsked.test(question.folded);
  if (!isGas && !fan.test(question.folded)) return null;
  if (!degreesAsked.some((each) => question.intents.has(each)) || /\d/.test(question.folded)) {
    return null;
  }
  // Warming up what is left over is another heat.
  const { reheat } = cuesOf(post.language);
  const isHere = (each: Fragment) =>
    isTold(each) && !reheat.test(each.folded) && !reheat.test(each.topic);
  const ofGas = isGas
    ? [gasOven, thermostat].flatMap(
        (dial) => post.fragments.find((each) => isHere(each) && dial.test(each.folded)) ?? [],
      )[0]
    : undefined;
  if (ofGas !== undefined) return { ...quotedFragment(ask, ofGas), intent: 'temperature' };
  // Steps that give it are answered with all their degrees.
  if (post.steps.some(({ folded }) => (isGas ? gasGiven : fanOven).test(folded))) return null;
  const isOfFan = (each: Fragment) =>
    each.heats.length > 0 && (namesFan(each) || fanBefore(post, each) !== null);
  const found = post.fragments.find(
    (each) => isHere(each) && (isGas ? gasGiven.test(each.folded) : isOfFan(each)),
  );
  if (found === undefined) return null;
  const before = isGas ? null : fanBefore(post, found);
  const quoted = before === null ? quotedFragment(ask, found) : quotedFragment(ask, before, 2);
  const figures = isGas
    ? []
    : found.heats.filter((heat) => heat.isFan && !isChange(found.folded, heat));
  const ofStage = heatsOfStage(figures, stageAsked(question));
  const degrees = heatsShown(ofStage, post.scale, question.language, ask.say);
  return {
    ...quoted,
    intent: 'temperature',
    text: figures.length > 0 ? `${ask.say.temperature.is(degrees)}\n${quoted.text}` : quoted.text,
  };
};

const namesFan = ({ folded, topic }: Fragment) => fanOven.test(folded) || fanOven.test(topic);
