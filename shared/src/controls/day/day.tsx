interface DayProps {
  /** Since the epoch, as on the wire. */
  seconds: number;
  /** Shows the time of day too, to the minute. */
  withTime?: boolean;
}

/** A date in the language of the product, such as Dec 22, 2026, and in the reader's own zone. */
export function Day({ seconds, withTime = false }: DayProps) {
  const date = new Date(seconds * 1000);
  const text = withTime ? `${dayOf(date)}, ${timeOf(date)}` : dayOf(date);
  return <time dateTime={date.toISOString()}>{text}</time>;
}

// By hand: the first use of `Intl` in a browser's process takes a screen's longest task (decision 145).
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const dayOf = (date: Date) => `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;

function timeOf(date: Date) {
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
