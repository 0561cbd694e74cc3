import { fold } from './fold';
import { languageOf, languages, type Language } from './languages';
import { listed } from './lexicon';
import { loans } from './loans';
import { packs } from './packs/packs';
import { tokens } from './tokens';

type Shares = ReadonlyMap<Language, number>;

/** What each hint adds; less than one word that is of a single language. */
const trust = [0.4, 0.2, 0.1];

/** A question says its language in its first words. */
const mostWords = 40;

/**
 * Finds the language of a question of few words among those that the assistant speaks. Words that
 * several languages share count for little, dishes' names for nothing, so that `risotto?` stays with
 * the hints. These are language tags, the most trusted first: the conversation's, the browser's, the
 * post's. Without a sign or a hint it is English.
 */
export function detectLanguage(text: string, hints: readonly string[]): Language {
  const start = text.slice(0, 500);
  if (isJapanese(start, hints)) return 'ja';
  const scores = new Map<Language, number>(/[¿¡]/.test(start) ? [['es', 1]] : []);
  for (const word of tokens(start, 'en').slice(0, mostWords)) {
    for (const part of word.split("'")) add(scores, sharesOf(part));
    add(scores, sharesOf(word.includes("'") ? word : ''));
  }
  const trusted = [...new Set(hints.map(languageOf))].filter((hint) => hint !== null);
  for (const [index, hint] of trusted.entries()) add(scores, new Map([[hint, trust[index] ?? 0]]));
  const order: readonly Language[] = [...trusted, ...languages];
  return order.reduce((best, one) =>
    (scores.get(one) ?? 0) > (scores.get(best) ?? 0) ? one : best,
  );
}

/** By its kana; by its Chinese characters alone where no hint says that they are Chinese. */
function isJapanese(text: string, hints: readonly string[]): boolean {
  if (/[\u3040-\u30ff]/.test(text)) return true;
  return /[\u3400-\u9fff]{2}/.test(text) && !hints.some((hint) => hint.startsWith('zh'));
}

function add(scores: Map<Language, number>, shares: Shares): void {
  for (const [language, share] of shares) {
    scores.set(language, (scores.get(language) ?? 0) + share);
  }
}

const table = (() => {
  const weights = new Map<string, Map<Language, number>>();
  const put = (word: string, language: Language, weight: number): void => {
    const of = weights.get(word) ?? new Map<Language, number>();
    of.set(language, Math.max(of.get(language) ?? 0, weight));
    weights.set(word, of);
  };
  for (const language of languages) {
    const { stop, common } = packs[language].lexicon;
    for (const word of [...listed(stop), ...listed(common)]) {
      put(word, language, 1);
      put(fold(word), language, 0.8);
    }
  }
  return weights;
})();

/** The languages that have a word in their lexicon, each with its weight there. */
export const knownIn = (word: string): Shares => table.get(word) ?? nothing;

const nothing: Shares = new Map();

/** Whether a token tells nothing of a language: a number, a lone consonant, a dish known everywhere. */
export const tellsNothing = (word: string): boolean =>
  word.length === 0 || /^\d|^[b-dfghj-np-tvx]$/.test(word) || loans.has(word);

function sharesOf(word: string): Shares {
  if (tellsNothing(word)) return nothing;
  const known = table.get(word);
  return known === undefined ? looksOf(word) : shared(known);
}

/** Divides a word's weight by the number of languages that have it. */
function shared(weights: Shares): Shares {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...weights].map(([language, weight]) => [language, (weight * weight) / total]));
}

/** Guesses by the letters and the ending of a word that no lexicon has. */
function looksOf(word: string): Shares {
  const found = new Map<Language, number>();
  for (const language of languages) {
    for (const [pattern, weight] of packs[language].lexicon.signs) {
      if (pattern.test(word)) found.set(language, Math.min(1, (found.get(language) ?? 0) + weight));
    }
  }
  return found;
}
