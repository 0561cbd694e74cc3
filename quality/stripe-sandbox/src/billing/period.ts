/** The same day and time so many months later, or the last day of a month that is too short. */
function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

/**
 * The end of the month that begins at `start`, in seconds. Months are counted from the anchor, so that
 * a subscription of 31 January renews on 28 February and then on 31 March.
 */
export function periodEnd(anchor: number, start: number): number {
  let end = anchor;
  for (let count = 1; end <= start; count += 1) end = addMonths(anchor, count);
  return end;
}
