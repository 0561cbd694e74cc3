import { boundCues } from '../language/cues/tables';
import type { Language } from '../language/languages';
import type { Heat } from './heats';

/** So far before a heat a word makes it the end of what is right. */
const before = 20;

/** "The oil should stay above 300 °F" sets no heat: it is the end of what is right. */
export function isBound(folded: string, { start }: Heat, language: Language): boolean {
  const { above, below } = boundCues[language];
  const words = folded.slice(Math.max(0, start - before), start);
  return above.test(words) || below.test(words);
}
