const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface DayProps {
  /** Since the epoch, as on the wire. */
  seconds: number;
  /** Shows the time of day too, to the minute. */
  withTime?: boolean;
}

/** A date in the language of the product, such as Dec 22, 2026, and in the reader's own zone. */
export function Day({ seconds, withTime = false }: DayProps) {
  const date = new Date(seconds * 1000);
  const format = withTime ? minute : day;
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
