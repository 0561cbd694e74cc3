const gap = '[^.!?。！？]{0,40}?';
const digits = '(\\d{1,3}(?:[.,]\\d)?)';

/**
 * One pattern from a list of phrases, parted by commas, for folded text. A phrase is a regular
 * expression without nested quantifiers, where ` … ` is a gap within the sentence, `*` at an end leaves
 * the word open there, and `#` captures a number. Without `isSpaced`, as in Japanese, words have no
 * borders.
 */
export function phrases(list: string, isSpaced = true): RegExp {
  const edge = isSpaced ? '\\b' : '';
  const sources = list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => {
      const isOpenBefore = phrase.startsWith('*');
      const isOpenAfter = phrase.endsWith('*');
      const body = phrase
        .slice(isOpenBefore ? 1 : 0, isOpenAfter ? -1 : undefined)
        .replaceAll(/ ?… ?/g, isSpaced ? `\\b${gap}\\b` : gap)
        .replaceAll('*', '\\w*')
        .replaceAll('#', digits);
      return `${isOpenBefore ? '' : edge}(?:${body})${isOpenAfter ? '' : edge}`;
    });
  return sources.length === 0 ? /(?!)/g : new RegExp(sources.join('|'), 'g');
}

/** Where a pattern is found: first and one past the last character. */
export interface Span {
  from: number;
  to: number;
}

export const spansOf = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));

/** The numbers that a pattern captures with `#`. */
export const numbersIn = (pattern: RegExp, text: string): number[] =>
  [...text.matchAll(pattern)].flatMap((match) =>
    match
      .slice(1)
      .filter((group) => group !== undefined && /^\d/.test(group))
      .map((group) => Number(group?.replace(',', '.'))),
  );
