/** How well clusters agree with classes; each from 0 to 1 (Rosenberg and Hirschberg, 2007). */
export interface Agreement {
  /** Every cluster has members of one class. */
  homogeneity: number;
  /** All members of a class are in one cluster. */
  completeness: number;
  /** Their harmonic mean. */
  v: number;
}

function counted<T>(all: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

const entropy = (counts: Iterable<number>, all: number) =>
  -[...counts].reduce((sum, count) => sum + (count / all) * Math.log(count / all), 0);

/** @param pairs of each member its class and its cluster. */
export function vMeasure(
  pairs: readonly (readonly [actual: string, cluster: string])[],
): Agreement {
  const all = pairs.length;
  const classes = counted(pairs.map(([actual]) => actual));
  const clusters = counted(pairs.map(([, cluster]) => cluster));
  const both = counted(pairs.map(([actual, cluster]) => `${actual}\n${cluster}`));
  const joint = entropy(both.values(), all);
  const ofClasses = entropy(classes.values(), all);
  const ofClusters = entropy(clusters.values(), all);
  const homogeneity = ofClasses === 0 ? 1 : 1 - (joint - ofClusters) / ofClasses;
  const completeness = ofClusters === 0 ? 1 : 1 - (joint - ofClasses) / ofClusters;
  const sum = homogeneity + completeness;
  return { homogeneity, completeness, v: sum === 0 ? 0 : (2 * homogeneity * completeness) / sum };
}
