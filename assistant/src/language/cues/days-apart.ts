const between = '\\b.{1,40}\\b';

/** One of these days, and in the same question another one. */
export const pairOfDays = (first: string, second: string) =>
  new RegExp(`\\b(?:${first})${between}(?:${second})\\b`);
