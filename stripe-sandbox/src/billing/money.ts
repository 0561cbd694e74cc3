/** An amount of cents as people read it, for instance `$20.00`. */
export function formatAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** A day in words, UTC, for instance `21 November 2025`. */
export function formatDay(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    time * 1000,
  );
}
