/** Units in which posts tell times, the shortest first. */
export const timeUnits = ['second', 'minute', 'hour', 'day', 'week', 'month'] as const;

export type TimeUnit = (typeof timeUnits)[number];

/** Seconds of each; a month has 30 days. */
export const secondsIn: Readonly<Record<TimeUnit, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
};
