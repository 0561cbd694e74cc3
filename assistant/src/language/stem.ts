import { newStemmer } from 'snowball-stemmers';
import { fold } from './fold';
import { languages, type Language } from './languages';
import { polishStem } from './polish-stem';

const snowball = {
  en: newStemmer('english'),
  de: newStemmer('german'),
  es: newStemmer('spanish'),
  fr: newStemmer('french'),
  it: newStemmer('italian'),
  pt: newStemmer('portuguese'),
};

// Forms that Snowball keeps apart: "Zwiebel" and "Zwiebeln", "ovo" and "ovos".
const plurals: Partial<Record<Language, RegExp>> = {
  de: /(?<=e[lr])n$/,
  es: /(?<=^.{2,3}[aeo])s$/,
  pt: /(?<=^.{2,3}[aeo])s$/,
};

/** Plurals of another root: "2 loaves" of "1 loaf". */
const irregular = new Map([
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  // Not the verb: "leave" names no thyme leaves.
  ['leaves', 'leaf'],
]);

/** So many words of a language are remembered with their stems: those of a blog, some 100 kB. */
const mostKnown = 5_000;
/** No word is as long; longer ones are a joke or an attack. */
const longestKnown = 40;

const known = new Map(languages.map((language) => [language, new Map<string, string>()]));

/**
 * Takes a lower-cased word to the part that its forms share; accents are dropped from it. A Japanese
 * word stays as it is. The same words come again and again, and stemming took two fifths of the time of
 * an answer.
 */
export function stem(word: string, language: Language): string {
  if (language === 'ja' || /\d/.test(word)) return word;
  const stems = known.get(language);
  const before = stems?.get(word);
  if (before !== undefined) return before;
  const found = stemOf(word, language);
  if (word.length > longestKnown) return found;
  if (stems?.size === mostKnown) stems.clear();
  stems?.set(word, found);
  return found;
}

function stemOf(word: string, language: Exclude<Language, 'ja'>): string {
  if (language === 'pl') return polishStem(fold(word));
  const plural = plurals[language];
  const form = plural === undefined ? (irregular.get(word) ?? word) : word.replace(plural, '');
  return fold(snowball[language].stem(form));
}
