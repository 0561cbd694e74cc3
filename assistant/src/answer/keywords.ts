import { type Language, languageOf } from '../language/languages';
import { words } from '../language/words';

/** The stems of all words of a text. */
export const stemsIn = (text: string, language: Language): ReadonlySet<string> =>
  new Set(words(text, language).map(({ stem }) => stem));

/** Whether a text has all words of one of these keywords, in whichever form. */
export const hasKeyword = (
  keywords: readonly string[],
  stems: ReadonlySet<string>,
  language: Language,
): boolean =>
  keywords.some((keyword) => {
    const parts = words(keyword, language);
    return parts.length > 0 && parts.every(({ stem }) => stems.has(stem));
  });

/** Whether a link with these keywords fits a question with its answer, in that language. */
export function fitsLink(keywords: readonly string[], text: string, tag: string): boolean {
  const language = languageOf(tag) ?? 'en';
  return hasKeyword(keywords, stemsIn(text, language), language);
}
