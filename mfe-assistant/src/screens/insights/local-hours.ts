const hour = 60;
const day = 24 * hour;

interface LocalHour {
  /** When it begins and ends by the local clock, such as `6 PM`. */
  from: string;
  to: string;
  questions: number;
}

/**
 * The hours of a UTC day as hours of a local one, from its midnight on. Where the clock is half an hour
 * off, they begin at half past.
 * @param questions by hour, UTC.
 * @param offset minutes that the local clock is ahead of UTC.
 */
export const localHours = (questions: readonly number[], offset: number): LocalHour[] =>
  questions
    .map((count, index) => ({ minute: (index * hour + offset + day) % day, count }))
    .toSorted((one, other) => one.minute - other.minute)
    .map(({ minute, count }) => ({
      from: clock(minute),
      to: clock(minute + hour),
      questions: count,
    }));

/** When most is asked, by the browser's clock; `until` is in seconds. */
export function busiestHour(hours: readonly number[], until: number): string {
  const zone = zoneAt(until);
  const most = Math.max(...hours);
  const busiest = localHours(hours, zone.offset).find(({ questions }) => questions === most);
  return `Most questions come between ${busiest?.from} and ${busiest?.to}, in your own time zone (${zone.name}).`;
}

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** Says minutes only where there are some. */
const clock = (minute: number) => time.format(new Date(minute * 60_000)).replace(':00', '');

/**
 * How far the browser's clock is ahead of UTC, in minutes, and what its zone is called, such as Central
 * European Standard Time.
 * @param at seconds; both change with summer time.
 */
export function zoneAt(at: number) {
  const date = new Date(at * 1000);
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' }).formatToParts(date);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'your own';
  return { offset: -date.getTimezoneOffset(), name };
}
