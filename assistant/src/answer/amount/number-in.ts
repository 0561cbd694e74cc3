import { plainNumber } from '../../retrieval/figures/numbers';

/** The number that a cue captures, in group `n`, `m` or `o`; null where it finds none. */
export function numberIn(cue: RegExp, folded: string): number | null {
  const groups = cue.exec(folded)?.groups;
  const digits = groups?.['n'] ?? groups?.['m'] ?? groups?.['o'];
  if (digits === undefined) return null;
  const number = plainNumber(digits);
  return number > 0 ? number : null;
}
