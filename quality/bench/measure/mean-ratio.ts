/** The geometric mean of ratios, and the ends of the interval that holds the true one 95 times of 100. */
export interface MeanRatio {
  ratio: string;
  from: string;
  to: string;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

const ratioOf = (log: number) => Math.exp(log).toFixed(2);

/**
 * Says how sure a ratio is.
 * @param pairs of figures that were measured by turns, some twenty at least: ours, and that next to it.
 */
export function meanRatio(pairs: readonly (readonly [ours: number, theirs: number])[]): MeanRatio {
  const logs = pairs.map(([ours, theirs]) => Math.log(ours / theirs));
  const middle = mean(logs);
  const variance = mean(logs.map((log) => (log - middle) ** 2));
  const error = 1.96 * Math.sqrt(variance / (logs.length - 1));
  return { ratio: ratioOf(middle), from: ratioOf(middle - error), to: ratioOf(middle + error) };
}
