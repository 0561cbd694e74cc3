import * as v from 'valibot';
import type { ConsideredAnswer, ReasonFamily } from '@cpal/shared/contract/assistant/answer-trace';
import type { Features } from './features';
import { familyFor } from './reason-families';
import data from './weights.json';

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

const hundredths = (number: number) => Math.round(number * 100) / 100;

/** What speaks for an answer (above 0) or against it, as logits by family, the heaviest first. */
export function reasonsFor(features: Features): ConsideredAnswer['reasons'] {
  const sums = new Map<ReasonFamily, number>();
  for (const [feature, value] of features) {
    const name = familyFor(feature);
    if (name === null) continue;
    sums.set(name, (sums.get(name) ?? 0) + (weights.get(feature) ?? 0) * value);
  }
  return [...sums]
    .map(([name, logit]) => ({ name, logit: hundredths(logit) }))
    .filter(({ logit }) => logit !== 0)
    .toSorted((a, b) => Math.abs(b.logit) - Math.abs(a.logit));
}
