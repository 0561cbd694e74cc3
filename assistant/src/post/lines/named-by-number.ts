import type { Language } from '../../language/languages';
import { amountAt, percent } from './amount';
import { unitAfter } from './unit-after';

/** How big a thing is, which typists join to its number: "2-medium onions". */
const sizeWord =
  /^-(?:large|medium|small|big|whole|jumbo|extra|heaped|level|gro(?:ß|ss)e?|kleine?|mittel\p{L}*)(?!\p{L})/iu;

/** Whether a line's first number is part of the thing's name: "5-spice powder", "00 flour". */
export function isName(text: string, language: Language | null): boolean {
  if (/^00(?!\d)/.test(text)) return true;
  const amount = amountAt(text, language);
  const after = amount === null ? '' : text.slice(amount.length);
  return /^-\p{L}/u.test(after) && !sizeWord.test(after) && unitAfter(after, language) === null;
}

const nameBefore =
  /(?:\p{Script=Latin}|(?<!\p{L})(?:type|typ|tipo|typu|no\.?|nr\.?|n[°º]|№|#)\s?)$/iu;
const nameAfter = /^(?:\s?(?:°|º)|er\s|-(?!\s)\p{L})/u;

/** Whether a number inside a text names a thing rather than counts it: "Type 550", "70% cocoa". */
export const isNamed = (before: string, after: string): boolean =>
  nameBefore.test(before.slice(-12)) || percent.test(after) || nameAfter.test(after);
