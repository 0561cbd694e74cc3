import type { Source } from '@cpal/shared/contract/assistant/assistant';
import { overnight } from '../../language/cues/overnight';
import type { PreparedStep } from '../../retrieval/prepared';
import type { Ask } from '../draft';
import { cardSource, stepSource } from '../sources';
import { writtenMinutes } from './times';

/** How long a recipe takes from the start to the table. */
export interface TotalTime {
  minutes: number;
  /** It waits for a night that is not told in hours. */
  isOvernight: boolean;
  /** Sentences on how it was found, beside the time itself. */
  remarks: readonly string[];
  sources: readonly Source[];
}

/** From the evening to the morning. */
const night = 12 * 60;
/** A card with so much counts the night. */
const shortestNight = 6 * 60;
const mostSteps = 5;

/**
 * The recipe's own total; without one the sum of what its card says, else of its steps. A rest that is longer
 * than the total was not counted in it. Null where the post gives no times.
 */
export function totalTime({ post, say }: Ask): TotalTime | null {
  const timed = post.steps
    .map((step) => ({ step, waits: waitsIn(step), isOvernight: waitsOvernight(step) }))
    .filter(({ waits }) => waits.length > 0);
  const { prep = null, cook = null, total = null } = post.recipe?.times ?? {};
  const ofCard = total ?? (prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0));
  if (ofCard === null) {
    if (timed.length === 0) return null;
    const isOvernight = timed.some((each) => each.isOvernight);
    return {
      minutes: timed.flatMap(({ waits }) => waits).reduce((sum, each) => sum + each, 0),
      isOvernight,
      remarks: isOvernight ? [say.times.withNight] : [say.times.bySteps],
      sources: timed.slice(0, mostSteps).map(({ step }) => stepSource(post, step)),
    };
  }
  const card = cardSource(post, say.times.total(writtenMinutes(ofCard, say)));
  const [longest] = timed
    .map((each) => ({ ...each, wait: Math.max(...each.waits) }))
    .toSorted((a, b) => b.wait - a.wait);
  const isCounted = longest?.isOvernight ? ofCard >= shortestNight : (longest?.wait ?? 0) <= ofCard;
  if (longest === undefined || isCounted) {
    return { minutes: ofCard, isOvernight: false, remarks: [], sources: [card] };
  }
  return {
    minutes: ofCard + longest.wait,
    isOvernight: longest.isOvernight,
    remarks: longest.isOvernight
      ? [say.times.withNight]
      : [say.times.withWait(writtenMinutes(longest.wait, say))],
    sources: [card, stepSource(post, longest.step)],
  };
}

/** A night that a step gives no hours for. */
const waitsOvernight = ({ durations, folded }: PreparedStep): boolean =>
  overnight.test(folded) && durations.every(({ unit }) => unit === 'minute' || unit === 'second');

/** The times of a step, in minutes. */
const waitsIn = (step: PreparedStep): number[] => [
  ...step.durations.map(({ from, to }) => (to ?? from) / 60),
  ...(waitsOvernight(step) ? [night] : []),
];
