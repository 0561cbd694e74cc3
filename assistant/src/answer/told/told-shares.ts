import type { Ask } from '../draft';
import { type Subject, subjectsOf } from './subjects';

/** Something of a post, and how much of what the question names it is told of: 0 to 1. */
export interface Told<T> {
  of: T;
  share: number;
}

/**
 * What is told of most of a question first.
 * @param told how surely one is told of a thing that the question names: 0 to 1.
 */
export function byShare<T>(
  ask: Ask,
  all: readonly T[],
  told: (one: T, subject: Subject) => number,
): readonly Told<T>[] {
  const subjects = subjectsOf(ask);
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const shareOf = (one: T) =>
    subjects.reduce((sum, subject) => sum + subject.weight * told(one, subject), 0) / total;
  return all
    .map((of) => ({ of, share: shareOf(of) }))
    .toSorted((one, other) => other.share - one.share);
}
