/** What is measured of one candidate, and whether it was right. */
export interface Row {
  features: ReadonlyMap<string, number>;
  isRight: boolean;
}

/** A row, and how much it counts. */
export interface Example extends Row {
  weight: number;
}

const rounds = 400;
const rate = 0.05;
/** Pulls each weight to 0, so that what is rare says little. */
const decay = 0.0004;
/** What fewer rows have is left out. */
const minRows = 8;

const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit));

/** Fits a logistic regression by gradient descent with momenta (Adam); the same for the same rows. */
export function fitWeights(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].filter(([, count]) => count >= minRows).map(([name]) => name);
  const at = new Map(names.map((name, index) => [name, index]));
  const rows = examples.map(({ features, isRight, weight }) => {
    const known = [...features].flatMap(([name, value]) => {
      const index = at.get(name);
      return index === undefined ? [] : [{ index, value }];
    });
    return { known, target: isRight ? 1 : 0, weight };
  });
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(names.length);
  const first = new Float64Array(names.length);
  const second = new Float64Array(names.length);
  for (let round = 1; round <= rounds; round += 1) {
    const slope = weights.map((weight) => weight * decay);
    for (const { known, target, weight } of rows) {
      let logit = 0;
      for (const { index, value } of known) logit += (weights[index] ?? 0) * value;
      const error = ((sigmoid(logit) - target) * weight) / total;
      for (const { index, value } of known) slope[index] = (slope[index] ?? 0) + error * value;
    }
    for (const [index, value] of slope.entries()) {
      first[index] = 0.9 * (first[index] ?? 0) + 0.1 * value;
      second[index] = 0.999 * (second[index] ?? 0) + 0.001 * value * value;
      const mean = (first[index] ?? 0) / (1 - 0.9 ** round);
      const spread = (second[index] ?? 0) / (1 - 0.999 ** round);
      weights[index] = (weights[index] ?? 0) - (rate * mean) / (Math.sqrt(spread) + 1e-8);
    }
  }
  return new Map(names.map((name, index) => [name, weights[index] ?? 0]));
}
