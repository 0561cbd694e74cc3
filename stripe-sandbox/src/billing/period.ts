import type { Price } from '../stripe-types';

function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

const secondsPerDay = 86_400;

const add: Record<string, (time: number, count: number) => number> = {
  day: (time, count) => time + count * secondsPerDay,
  week: (time, count) => time + count * 7 * secondsPerDay,
  month: addMonths,
  year: (time, count) => addMonths(time, 12 * count),
};

/**
 * The end of the billing period that begins at `start`, in seconds. Periods are counted from the
 * anchor, so that a subscription of 31 January renews on 28 February and then on 31 March.
 */
export function periodEnd(anchor: number, start: number, recurring: Price['recurring']): number {
  const { interval, interval_count } = recurring ?? { interval: 'month', interval_count: 1 };
  const step = add[interval] ?? addMonths;
  let end = anchor;
  for (let count = 1; end <= start; count += 1) end = step(anchor, count * interval_count);
  return end;
}
