import { cuesOf } from './cues-of';
import type { Duration } from './durations';
import { type Event, eventsAt } from './events';
import { perPost } from './per-post';
import { type Timed, timedOf } from './timed';
import { isTold } from './told';

/** A time that the post tells. */
export interface TimeEvent extends Event {
  duration: Duration;
  /** The same time as its step has it; null beside the steps. */
  timed: Timed | null;
}

/** All times that a post tells. */
export const timeEvents = perPost((post): TimeEvent[] => {
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
    const told = eventsAt(post, place, fragment.durations);
    return told.flatMap((event, nth) => {
      const duration = fragment.durations[nth];
      return duration ? [{ ...event, duration, timed: ofStep[before + nth] ?? null }] : [];
    });
  });
});
