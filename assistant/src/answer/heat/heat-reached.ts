import { findFoods } from '../../kitchen/foods';
import { boundCues } from '../../language/cues/tables';
import { type HeatEvent, heatEvents } from '../../retrieval/heat-events';
import type { Fragment, PreparedPost } from '../../retrieval/prepared';
import type { Ask } from '../draft';
import { heatsByQuestion } from '../told/events-asked';
import { inCelsius } from '../convert/heats-shown';

/** No meat is served hotter inside; ovens begin above it. */
export const hottestInside = 100;
/** Below this, water for dough or milk is warmed. */
const coldestInside = 50;
const liquids: ReadonlySet<string> = new Set(['water', 'milk', 'cream', 'sugar', 'stock']);

/** "Until it reaches 71 °C": a thing comes to that heat, whatever it is. */
function isComeTo({ fragment: { folded }, clause, degrees }: HeatEvent, post: PreparedPost) {
  const { reaches } = boundCues[post.language];
  if (degrees === null || !(reaches.test(clause.folded) || reaches.test(folded))) return false;
  const celsius = inCelsius(degrees, post.scale);
  return celsius >= coldestInside && celsius <= hottestInside;
}

/** The text of a sentence without what belongs to its other heats. */
const withoutOthers = (event: HeatEvent, all: readonly HeatEvent[]) =>
  all
    .filter(({ fragment, clause }) => fragment === event.fragment && clause !== event.clause)
    .reduce((text, { clause }) => text.replace(clause.text, ' '), event.fragment.text);

/** "The filling should reach 71 °C": a figure of meat, though "inside" is not said. */
export function reachedInside(post: PreparedPost): Fragment | null {
  const all = heatEvents(post);
  const isOfLiquid = (event: HeatEvent) =>
    findFoods(withoutOthers(event, all), post.language).some(
      ({ food: { id } }) => liquids.has(id) || id.endsWith('oil'),
    );
  return all.find((event) => isComeTo(event, post) && !isOfLiquid(event))?.fragment ?? null;
}

/** So much of the question names what comes to a heat, and not what comes to another one. */
const enough = 0.2;

/**
 * "What should the custard get to on a thermometer?": where what is named comes to a heat.
 * @param other the sentence that would answer else, of which nothing is named
 */
export function reachedByNamed(ask: Ask, other: Fragment | null): Fragment | null {
  const all = heatsByQuestion(ask, (event) => isComeTo(event, ask.post));
  const [best] = all;
  if (best === undefined || best.share < (other === null ? Number.MIN_VALUE : enough)) return null;
  const isOtherNamed = all.some(({ of, share }) => of.fragment === other && share > 0);
  return isOtherNamed ? null : best.of.fragment;
}
