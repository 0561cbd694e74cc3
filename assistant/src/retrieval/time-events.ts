import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { words } from '../language/words';
import { cuesOf } from './cues-of';
import type { Duration } from './durations';
import type { Fragment, PreparedPost } from './prepared';
import { type Timed, timedOf } from './timed';
import { isTold } from './told';

/** A part of a post that may speak of something: a sentence, a clause of it, a heading. */
export interface Spoken {
  text: string;
  folded: string;
  stems: readonly string[];
}

/** A time that the post tells, wherever it stands, with what it is told of, from near to far. */
export interface TimeEvent {
  fragment: Fragment;
  duration: Duration;
  /** The same time as its step has it; null beside the steps. */
  timed: Timed | null;
  clause: Spoken;
  /** The heading of the section or of the group of steps; null without one. */
  topic: Spoken | null;
  /** The sentence before it, and in a step all others. */
  around: readonly Fragment[];
}

/** Where what is said of one time ends and of the next one begins. */
const ends = /[.;:,!?、。]| then | dann | luego | puis | poi | depois | potem /g;
/** Between two times of one clause. */
const joins = /.* (?:and|or|und|oder|y|o|et|ou|e|i|oraz|while|dabei) /;

const events = new WeakMap<PreparedPost, readonly TimeEvent[]>();

/** All times that a post tells; worked out once for each post. */
export function timeEvents(post: PreparedPost): readonly TimeEvent[] {
  const known = events.get(post);
  if (known !== undefined) return known;
  const found = eventsOf(post);
  events.set(post, found);
  return found;
}

function eventsOf(post: PreparedPost): TimeEvent[] {
  const { fragments, language, steps } = post;
  const cues = cuesOf(language);
  const timed = new Map(steps.map((step) => [step.number, timedOf(step, cues, language)]));
  return fragments.flatMap((fragment, place) => {
    if (!isTold(fragment)) return [];
    const ofStep = fragment.kind === 'step' ? (timed.get(fragment.number) ?? []) : [];
    const before = fragments
      .slice(0, place)
      .filter(({ kind, number }) => kind === 'step' && number === fragment.number)
      .reduce((sum, { durations }) => sum + durations.length, 0);
    const topic = topicOf(fragment, language);
    const around = fragments.filter((other, at) => isAround(fragment, other, at - place));
    return fragment.durations.map((duration, nth) => ({
      fragment,
      duration,
      timed: ofStep[before + nth] ?? null,
      clause: clauseOf(fragment, nth, language),
      topic,
      around,
    }));
  });
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

/** The words of a sentence that one of its times belongs to. */
function clauseOf({ text, folded, durations }: Fragment, nth: number, language: Language): Spoken {
  const own = durations[nth];
  if (own === undefined) return spoken(text, language);
  let start = 0;
  let end = folded.length;
  for (const { index, 0: mark } of folded.matchAll(ends)) {
    const isDecimal = /\d[.,]\d/.test(folded.slice(index - 1, index + 2));
    if (isDecimal || (index >= own.start && index < own.end)) continue;
    if (index < own.start) start = index + mark.length;
    else if (end === folded.length) end = index;
  }
  const before = durations[nth - 1];
  const after = durations[nth + 1];
  if (before !== undefined && before.end > start) start = joinAfter(folded, before.end, own.start);
  if (after !== undefined && after.start < end) end = joinAfter(folded, own.end, after.start);
  // Folding may change the length of a text; then the folded one has to do.
  return spoken((text.length === folded.length ? text : folded).slice(start, end), language);
}

/** Where the last "and" between two times ends, else the end of the first one. */
function joinAfter(folded: string, from: number, to: number): number {
  const join = joins.exec(folded.slice(from, to));
  return join === null ? from : from + join[0].length;
}
