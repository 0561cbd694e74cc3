import type { Language } from '../language/languages';
import { type Exclusions, hasExclusions } from './exclusions';
import { findConflicts } from './find-conflicts';

/** Makes the check of what stands beside an answer: titles of other posts, labels of links. */
export const isSafeLabel =
  (languages: readonly Language[], all: Exclusions) =>
  (label: string): boolean =>
    !hasExclusions(all) || findConflicts(label, languages, all).length === 0;
