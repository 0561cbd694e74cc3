/** An amount of cents as people read it, for instance `$20.00`. */
export function formatAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** A day as people read it, UTC, for instance `Nov 21, 2025`. */
export function formatDay(time: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    time * 1000,
  );
}
