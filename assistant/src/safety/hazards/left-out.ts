import type { HazardTopic } from '../../kitchen/safety/hazard-topics';
import type { Concept } from './concepts';
import type { Span } from './phrases';
import type { Reader } from './reader';

/** The rule of USDA: two hours out of the cold, one in heat. */
const maxHours = 2;
const maxHoursInHeat = 1;
const endOfSentence = /[.!?。！？\n]+/g;

type Kind = 'spoils' | 'keeps' | 'none';

interface Mention extends Span {
  kind: Kind;
  isRice: boolean;
}

const mentionsOf = (reader: Reader, concept: Concept, kind: Kind): Mention[] =>
  reader.spans(concept).map((span) => ({ ...span, kind, isRice: concept === 'rice' }));

const lengthOf = ({ from, to }: Span) => to - from;
const isWithin = (one: Span, other: Span) =>
  one.from >= other.from && one.to <= other.to && lengthOf(one) < lengthOf(other);

/** What is named after a place is less often what stood there ("… on the stove, for fried rice?"). */
const penaltyAfter = 20;

const distance = (food: Span, anchor: Span) =>
  food.from >= anchor.to
    ? food.from - anchor.to + penaltyAfter
    : Math.max(0, anchor.from - food.to);

/** Foods that are named; of "pizza dough" it is the dough. */
function foodsIn(reader: Reader): Mention[] {
  const all = [
    ...mentionsOf(reader, 'rice', 'spoils'),
    ...mentionsOf(reader, 'perishable', 'spoils'),
    ...mentionsOf(reader, 'harmless', 'keeps'),
  ];
  return all.filter((one) => !all.some((other) => isWithin(one, other)));
}

/** The food that stood there: the nearest in the sentence, else the last before it, else the next. */
function foodAt(anchor: Span, foods: readonly Mention[], folded: string): Mention | undefined {
  const ends = [...folded.matchAll(endOfSentence)].map(({ index }) => index);
  const start = Math.max(0, ...ends.filter((end) => end < anchor.from));
  const end = ends.find((one) => one >= anchor.to) ?? folded.length;
  const own = foods.filter((food) => food.to > start && food.from < end);
  const [nearest] = own.toSorted((a, b) => distance(a, anchor) - distance(b, anchor));
  return (
    nearest ?? foods.findLast(({ to }) => to <= start) ?? foods.find(({ from }) => from >= end)
  );
}

/** Whether it stood or shall stand there for too long, as far as is said. */
function waitOf(reader: Reader): 'long' | 'short' | 'unsaid' {
  const hours = reader.numbers('hours');
  const limit = reader.has('heat') ? maxHoursInHeat : maxHours;
  if (reader.has('long') || reader.has('days') || hours.some((each) => each >= limit))
    return 'long';
  if (hours.length > 0 || reader.has('minutes')) return 'short';
  return reader.has('heat') && reader.has('past') ? 'long' : 'unsaid';
}

/**
 * Food that spoils and stood out of the cold, or shall stand there.
 * @param spoils whether the dish of the post does, for "I left it out"; null where that is not known
 */
export function findLeftOut(
  reader: Reader,
  folded: string,
  spoils: boolean | null,
): HazardTopic | null {
  const wait = waitOf(reader);
  if (wait === 'short') return null;
  const isPast = reader.has('past');
  const isLong = wait === 'long';
  const anchors = [
    ...(isLong || isPast ? reader.spans('out') : []),
    ...(isLong ? reader.spans('place') : []),
    ...(isLong && !reader.has('cooking') ? reader.spans('stove') : []),
  ];
  const foods = foodsIn(reader);
  for (const anchor of anchors) {
    const food = foodAt(anchor, foods, folded);
    if (food?.kind === 'spoils') {
      if (reader.has('thaw')) return 'thawing';
      return food.isRice ? 'rice' : 'left-out';
    }
    if (food !== undefined) continue;
    if (reader.has('thaw') && spoils !== false) return 'thawing';
    if (isLong && (spoils === true || (isPast && spoils === null))) return 'left-out';
  }
  return null;
}
