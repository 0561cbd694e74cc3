import { heatCues } from '../language/cues/tables';
import { type Event, eventsAt } from './events';
import type { Heat } from './heats';
import { perPost } from './per-post';
import type { Fragment, PreparedPost } from './prepared';
import { isTold } from './told';

/** A heat that the post tells. */
export interface HeatEvent extends Event {
  /** Null where it is told in words: "over a medium heat". */
  degrees: Heat | null;
}

/** All heats that a post tells, in degrees or in words. */
export const heatEvents = perPost((post): HeatEvent[] => {
  const { level } = heatCues[post.language];
  return post.fragments.flatMap((fragment, place) =>
    isTold(fragment) ? eventsOf(post, fragment, place, level) : [],
  );
});

function eventsOf(
  post: PreparedPost,
  { folded, heats }: Fragment,
  place: number,
  level: RegExp,
): HeatEvent[] {
  const inWords = [...folded.matchAll(level)].map(({ index, 0: { length } }) => ({
    degrees: null,
    start: index,
    end: index + length,
  }));
  const inDegrees = heats.map((degrees) => ({ degrees, start: degrees.start, end: degrees.end }));
  const all = [...inWords, ...inDegrees].toSorted((one, other) => one.start - other.start);
  return eventsAt(post, place, all).map((event, nth) => ({
    ...event,
    degrees: all[nth]?.degrees ?? null,
  }));
}
