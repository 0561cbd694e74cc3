import type { Language } from './languages';

// Lengths are bounded, so that the trimming of a piece is bounded too.
const pieces = /[\p{L}\p{M}'’]{1,60}|\d[\d.,/⁄]{0,12}[¼-¾⅐-⅞]?|[¼-¾⅐-⅞]/gu;
const outer = /^['’]+|['’.,/⁄]+$/g;
const wordlike = /[\p{L}\p{N}]/u;
const elided: ReadonlySet<Language> = new Set(['fr', 'it']);
const japanese = new Intl.Segmenter('ja', { granularity: 'word' });

/** Longer texts are cut. A question has 500 characters, a passage of a recipe a few thousand. */
const longest = 20_000;

/**
 * Splits a text into its words and numbers, lower-cased and composed (NFC). A number keeps its
 * fraction (`1½`, `1/2`), an English contraction stays whole, and an elided article (`l'huile`,
 * `dell'olio`) is a word of its own.
 */
export function tokens(text: string, language: Language): string[] {
  const lower = text.slice(0, longest).normalize('NFC').toLowerCase();
  if (language === 'ja') return segments(lower);
  const found: string[] = [];
  for (const [piece] of lower.matchAll(pieces)) {
    const word = piece.replaceAll(outer, '').replaceAll('’', "'");
    if (elided.has(language)) found.push(...word.split("'"));
    else found.push(word.endsWith("'s") ? word.slice(0, -2) : word);
  }
  return found.filter((word) => word !== '');
}

function segments(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of japanese.segment(text)) if (wordlike.test(segment)) found.push(segment);
  return found;
}
