import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { words } from '../language/words';
import type { Fragment, PreparedPost } from './prepared';

/** A part of a post that may speak of something: a sentence, a clause of it, a heading. */
export interface Spoken {
  text: string;
  folded: string;
  stems: readonly string[];
}

/** A figure that the post tells, wherever it stands, with what it is told of, from near to far. */
export interface Event {
  fragment: Fragment;
  clause: Spoken;
  /** The heading of the section or of the group of steps; null without one. */
  topic: Spoken | null;
  /** The sentence before it, and in a step all others. */
  around: readonly Fragment[];
}

/** A place in a folded text. */
interface Span {
  start: number;
  end: number;
}

/** Where what is said of one figure ends and of the next one begins. */
const ends = /[.;:,!?、。]| then | dann | luego | puis | poi | depois | potem /g;
/** Between two figures of one clause. */
const joins = /.* (?:and|or|und|oder|y|o|et|ou|e|i|oraz|while|dabei) /;

/**
 * What each of a sentence's figures is told of, in their order.
 * @param place of the sentence in the post
 * @param spans where its figures stand
 */
export function eventsAt(
  { fragments, language }: PreparedPost,
  place: number,
  spans: readonly Span[],
): Event[] {
  const fragment = fragments[place];
  if (fragment === undefined || spans.length === 0) return [];
  const topic = topicOf(fragment, language);
  const around = fragments.filter((other, at) => isAround(fragment, other, at - place));
  return spans.map((_, nth) => ({
    fragment,
    clause: clauseOf(fragment, spans, nth, language),
    topic,
    around,
  }));
}

const isAround = (one: Fragment, other: Fragment, distance: number) =>
  distance !== 0 &&
  one.section === other.section &&
  one.number === other.number &&
  (one.kind === 'step' || distance === -1);

function topicOf({ kind, heading, topic, topicStems }: Fragment, language: Language) {
  if (heading === null) return null;
  return kind === 'step'
    ? spoken(heading, language)
    : { text: heading, folded: topic, stems: topicStems };
}

function spoken(text: string, language: Language): Spoken {
  const stems = words(text, language)
    .filter(({ isStop }) => !isStop)
    .map(({ stem }) => stem);
  return { text, folded: fold(text), stems };
}

/** The words of a sentence that one of its figures belongs to. */
function clauseOf(
  { text, folded }: Fragment,
  spans: readonly Span[],
  nth: number,
  language: Language,
): Spoken {
  const own = spans[nth];
  if (own === undefined) return spoken(text, language);
  let start = 0;
  let end = folded.length;
  for (const { index, 0: mark } of folded.matchAll(ends)) {
    const isDecimal = /\d[.,]\d/.test(folded.slice(index - 1, index + 2));
    if (isDecimal || (index >= own.start && index < own.end)) continue;
    if (index < own.start) start = index + mark.length;
    else if (end === folded.length) end = index;
  }
  const before = spans[nth - 1];
  const after = spans[nth + 1];
  if (before !== undefined && before.end > start) start = joinAfter(folded, before.end, own.start);
  if (after !== undefined && after.start < end) end = joinAfter(folded, own.end, after.start);
  // Folding may change the length of a text; then the folded one has to do.
  return spoken((text.length === folded.length ? text : folded).slice(start, end), language);
}

/** Where the last "and" between two figures ends, else the end of the first one. */
function joinAfter(folded: string, from: number, to: number): number {
  const join = joins.exec(folded.slice(from, to));
  return join === null ? from : from + join[0].length;
}
