import { boundCues } from '../../language/cues/tables';
import type { Language } from '../../language/languages';

/** So near a time the word that it comes after must stand. */
const reach = 24;

/** "Po 3 minuty" is three minutes each, "po 10 min" after ten: a Polish unit written out follows no "after". */
const forEach = /(?:minut[ye]?|godzin[ye]?)$/;

/**
 * Whether a time says when, not how long: "cover it after 35 minutes".
 * @param folded the text with the time, which stands from `start` to `end`
 */
export function isAfterTime(
  folded: string,
  { start, end }: { start: number; end: number },
  language: Language,
): boolean {
  const before = folded.slice(Math.max(0, start - reach), start);
  const isForEach = language === 'pl' && forEach.test(folded.slice(start, end));
  return boundCues[language].afterTime.test(before) && !isForEach;
}
