import { secondsIn, type TimeUnit } from '../../language/cues/time-units';
import type { Phrases } from '../../language/phrases/phrases';
import type { Duration } from '../../retrieval/figures/durations';

const minute = 60;
const hour = 3600;

/** A length of time without a range: "90 minutes", "1 hour 30 minutes", "2 days". */
function written(seconds: number, unit: TimeUnit, say: Phrases): string {
  if (unit === 'second') return say.seconds(seconds);
  const counted = countedIn(unit, say);
  if (counted !== null && seconds % secondsIn[unit] === 0)
    return counted(seconds / secondsIn[unit]);
  if (unit === 'minute' && seconds < 2 * hour) return say.minutes(Math.round(seconds / minute));
  const hours = Math.floor(seconds / hour);
  const minutes = Math.round((seconds - hours * hour) / minute);
  if (hours === 0) return say.minutes(minutes);
  return minutes === 0 ? say.hours(hours) : `${say.hours(hours)} ${say.minutes(minutes)}`;
}

/** How a length of time is counted that is never told in hours, where there are whole ones. */
function countedIn(unit: TimeUnit, say: Phrases): ((count: number) => string) | null {
  if (unit === 'month') return say.months;
  if (unit === 'week') return say.weeks;
  return unit === 'day' ? say.days : null;
}

/** A time as found in a step, "35 to 45 minutes", in the reader's language. */
export function writtenTime({ from, to, unit }: Duration, say: Phrases): string {
  if (to === null) return written(from, unit, say);
  const low = from / secondsIn[unit];
  if (!Number.isInteger(low)) return say.range(written(from, unit, say), written(to, unit, say));
  return say.range(String(low), written(to, unit, say));
}

/** A recipe's own time, given in minutes. */
export const writtenMinutes = (minutes: number, say: Phrases): string =>
  written(minutes * minute, minutes > 90 ? 'hour' : 'minute', say);
