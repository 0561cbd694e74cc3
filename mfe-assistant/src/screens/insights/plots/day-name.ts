// The days that are counted begin at midnight UTC, wherever the blogger is.
const formats = {
  short: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }),
};

/** A day by its first second, UTC, such as `Nov 3` or `Monday, Nov 3`. */
export const dayName = (seconds: number, format: keyof typeof formats = 'short') =>
  formats[format].format(new Date(seconds * 1000));
