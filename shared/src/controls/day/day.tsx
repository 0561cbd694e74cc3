interface DayProps {
  /** Since the epoch, as on the wire. */
  seconds: number;
  /** Shows the time of day too, to the minute. */
  withTime?: boolean;
}

/**
 * A date in the language of the product, such as Dec 22, 2026. A day alone is UTC's, as in mails and on
 * Stripe's invoices; a time is in the reader's own zone.
 */
export function Day({ seconds, withTime = false }: DayProps) {
  const date = new Date(seconds * 1000);
  const text = withTime ? `${localDay(date)}, ${localTime(date)}` : dayText(seconds);
  return <time dateTime={date.toISOString()}>{text}</time>;
}

// By hand: the first use of `Intl` in a browser's process takes a screen's longest task (docs/performance.md).
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const written = (month: number, day: number, year: number) => `${months[month]} ${day}, ${year}`;

/** The same day as text, for a sentence or a label. */
export function dayText(seconds: number): string {
  const date = new Date(seconds * 1000);
  return written(date.getUTCMonth(), date.getUTCDate(), date.getUTCFullYear());
}

const localDay = (date: Date) => written(date.getMonth(), date.getDate(), date.getFullYear());

function localTime(date: Date) {
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
