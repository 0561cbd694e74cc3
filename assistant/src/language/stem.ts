import { newStemmer } from 'snowball-stemmers';
import { fold } from './fold';
import type { Language } from './languages';
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

/**
 * Takes a lower-cased word to the part that its forms share; accents are dropped from it. A Japanese
 * word stays as it is.
 */
export function stem(word: string, language: Language): string {
  if (language === 'ja' || /\d/.test(word)) return word;
  if (language === 'pl') return polishStem(fold(word));
  const plural = plurals[language];
  const form = plural === undefined ? (irregular.get(word) ?? word) : word.replace(plural, '');
  return fold(snowball[language].stem(form));
}
