const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A date in the reader's own language and zone; `seconds` since the epoch, as on the wire. */
export function Day({ seconds }: { seconds: number }) {
  const date = new Date(seconds * 1000);
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
