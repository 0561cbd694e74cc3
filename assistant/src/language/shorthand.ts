import type { Language } from './languages';
import { packs } from './packs/packs';

// Not after a figure, where a letter is a unit: "600 w", "2 c".
const candidate =
  /(?<![\p{L}\p{M}\p{N}/'’]|\d ?)(?:\p{L}{1,9}\d?|'em|&)(?:\/o?)?(?![\p{L}\p{M}\p{N}/'’])/gu;

/** Writes out what is short: "what goes w this", "qué hago si no tengo horno x favor". */
export function spelledOut(text: string, language: Language): string {
  const known = packs[language].lexicon.shorthand;
  return text.replaceAll(candidate, (word) => {
    const key = word.toLowerCase();
    return Object.hasOwn(known, key) ? (known[key] ?? word) : word;
  });
}
