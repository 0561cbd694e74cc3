import { newStemmer } from 'snowball-stemmers';
import { fold } from './fold';
import { languages, type Language } from './languages';
import { packs } from './packs/packs';
import { polishStem } from './polish-stem';

const snowball = {
  en: newStemmer('english'),
  de: newStemmer('german'),
  es: newStemmer('spanish'),
  fr: newStemmer('french'),
  it: newStemmer('italian'),
  pt: newStemmer('portuguese'),
};

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
  const { plural, irregular } = packs[language].lexicon;
  const root = Object.hasOwn(irregular, word) ? (irregular[word] ?? word) : word;
  const form = plural === null ? root : word.replace(plural, '');
  return fold(snowball[language].stem(form));
}
