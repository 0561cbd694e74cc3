import { ofOven } from '../../language/cues/hot';
import type { Heat } from '../../retrieval/heats';
import type { PreparedStep } from '../../retrieval/prepared';
import type { Ask } from '../draft';
import { heatsByQuestion } from '../told/events-asked';
import { inTurn } from './heat-stage';

/** By so much more of the question one heat must be told of than the next. */
const margin = 0.15;

/**
 * "What heat for browning the top?": of the heats that a step gives in turn the one whose clause speaks
 * of what is asked; all where none does more than another.
 */
export function heatsNamed(ask: Ask, step: PreparedStep, heats: readonly Heat[]): readonly Heat[] {
  const { actions, ingredients } = ask.question;
  const turns = inTurn(heats);
  // "What oven temperature?" asks for all of them.
  const isOfPart = ingredients.length > 0 || [...actions].some((each) => !ofOven.has(each));
  if (turns.length < 2 || !isOfPart) return heats;
  const told = heatsByQuestion(
    ask,
    ({ fragment, degrees }) =>
      degrees !== null && fragment.kind === 'step' && fragment.number === step.number,
  );
  const shareOf = (turn: readonly Heat[]) =>
    Math.max(
      0,
      ...told
        .filter(({ of }) => turn.some(({ from }) => from === of.degrees?.from))
        .map(({ share }) => share),
    );
  const [best, next] = turns
    .map((turn) => ({ turn, share: shareOf(turn) }))
    .toSorted((one, other) => other.share - one.share);
  return best !== undefined && next !== undefined && best.share - next.share >= margin
    ? best.turn
    : heats;
}
