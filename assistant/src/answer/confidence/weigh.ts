import type { Candidate } from '../candidates';
import type { Ask } from '../draft';
import { confidenceIn } from './confidence';
import { type Features, measureCandidates } from './features';

/** A candidate, how likely it is right (0 to 1), and why. */
export interface Weighed extends Candidate {
  confidence: number;
  features: Features;
}

/** Tells how far candidates for a question are trusted, in their order. */
export function weigh(ask: Ask, all: readonly Candidate[]): Weighed[] {
  const measured = measureCandidates(ask, all);
  return all.map((each, at) => {
    const features: Features = measured[at] ?? new Map();
    return { ...each, features, confidence: confidenceIn(features) };
  });
}
