/** A weight as people say it, in thousands of bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @param day such as 2026-11-30. */
export const longDay = (day: string): string => days.format(new Date(day));
