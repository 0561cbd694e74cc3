/** A day as people read it, UTC, for instance `Nov 21, 2025`. */
export function formatDay(time: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    time * 1000,
  );
}
