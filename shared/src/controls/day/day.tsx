const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const minute = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface DayProps {
  /** Since the epoch, as on the wire. */
  seconds: number;
  /** Shows the time of day too, to the minute. */
  withTime?: boolean;
}

/** A date in the reader's own language and zone. */
export function Day({ seconds, withTime = false }: DayProps) {
  const date = new Date(seconds * 1000);
  const format = withTime ? minute : day;
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
