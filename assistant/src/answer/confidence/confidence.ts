import * as v from 'valibot';
import data from './weights.json';
import type { Features } from './features';

const schema = v.object({
  /** Below it an answer is more likely to mislead than to help. */
  minConfidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** By feature, as logits. */
  weights: v.record(v.string(), v.number()),
});

const { minConfidence, weights: fitted } = v.parse(schema, data);
const weights: ReadonlyMap<string, number> = new Map(Object.entries(fitted));

export { minConfidence };

/** How likely an answer with these features is right, by the weights given: 0 to 1. */
export function probabilityOf(by: ReadonlyMap<string, number>, features: Features): number {
  let logit = 0;
  for (const [name, value] of features) logit += (by.get(name) ?? 0) * value;
  return 1 / (1 + Math.exp(-logit));
}

/** How likely an answer is right, by weights that are fitted on the exams: 0 to 1. */
export const confidenceIn = (features: Features): number => probabilityOf(weights, features);

/** What speaks for an answer (above 0) or against it, as logits, the heaviest first. */
export const reasonsFor = (features: Features): { name: string; logit: number }[] =>
  [...features]
    .map(([name, value]) => ({ name, logit: (weights.get(name) ?? 0) * value }))
    .filter(({ logit }) => logit !== 0)
    .toSorted((a, b) => Math.abs(b.logit) - Math.abs(a.logit));
