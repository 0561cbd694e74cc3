const day = 86_400;

/** Seconds after which a question weighs half as much as one that is asked now. */
const halfLife = 30 * day;

/** From where heat counts, in seconds since the epoch; any moment does. */
const origin = 1_750_000_000;

/** The heat of a group that nobody has asked about. */
export const noHeat = -1_000;

/**
 * The heat of a group after one more question. It is the binary logarithm of all its questions, each
 * weighed by its age, so that heats of groups can be compared though none changes by itself.
 * @param at when it was asked, in seconds since the epoch.
 */
export function heated(heat: number, at: number): number {
  const added = (at - origin) / halfLife;
  const [high, low] = heat > added ? [heat, added] : [added, heat];
  return high + Math.log2(1 + 2 ** (low - high));
}
